import type { Dependencies } from '../dependencies.js';
import { serveExport } from './files.js';
import { maxUploadBytes, receiveUpload } from './uploads.js';

type Query = Record<string, string | string[] | undefined>;

/** A handler outside the contract, in the shape that the HTTP layer takes. */
export interface FileRoute {
  method: string;
  path: string;
  bodyBytes?: number;
  streams?: boolean;
  handle(request: {
    params: Record<string, string>;
    query: Query;
    stream: AsyncIterable<Uint8Array>;
  }): Promise<{ status: number; body: unknown; headers?: Record<string, string> }>;
}

/** The addresses behind signed links: the file of an export, and the door for the file of an upload. */
export function fileRoutes(
  parts: Pick<Dependencies, 'database' | 'files' | 'clock' | 'linkKey'>,
): FileRoute[] {
  return [
    {
      method: 'GET',
      path: '/files/jobs/{id}',
      handle: ({ params, query }) => serveExport(parts, params.id ?? '', query),
    },
    {
      method: 'PUT',
      path: '/files/uploads/{id}',
      bodyBytes: maxUploadBytes,
      streams: true,
      handle: ({ params, query, stream }) => receiveUpload(parts, params.id ?? '', query, stream),
    },
  ];
}
