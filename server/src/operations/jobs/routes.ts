import { ApiError } from '../../domain/api/api-error.js';
import type { PublicRequest, PublicRoute } from '../../domain/api/public-route.js';
import type { Dependencies } from '../context.js';
import { serveExport } from './files.js';
import { limits } from '../../domain/api/limits.js';
import { accountOfUpload, receiveUpload } from './uploads.js';

type Headers = PublicRequest['headers'];

/** The addresses behind signed links: the file of an export, and the door for the file of an upload. */
export function fileRoutes(
  parts: Pick<Dependencies, 'database' | 'files' | 'clock' | 'linkKey' | 'limits'>,
): PublicRoute[] {
  return [
    {
      method: 'GET',
      path: '/files/jobs/{id}',
      handle: ({ params, query }) => serveExport(parts, params.id ?? '', query),
    },
    {
      method: 'PUT',
      path: '/files/uploads/{id}',
      bodyBytes: Math.min(limits.uploadBytes, parts.limits.uploadQuotaBytes),
      streams: true,
      accountOf: ({ params, query }) => accountOfUpload(parts, params.id ?? '', query),
      async handle({ params, query, headers, stream }) {
        requireWholeFile(headers);
        const announced = headers['content-length'] === undefined ? null : Number(headers['content-length']);
        return receiveUpload(parts, { id: params.id ?? '', query, announced }, stream, charsetOf(headers));
      },
    },
  ];
}

/** The encoding that the sender of a file names in its type. */
function charsetOf(headers: Headers): string | undefined {
  return /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(String(headers['content-type'] ?? ''))?.[1];
}

/** Refuses what would be kept for the file, and is a packed one, a part of it (RFC 9110, 8.4 and 14.4), or a form around it. */
function requireWholeFile(headers: Headers): void {
  const encoding = headers['content-encoding'] ?? 'identity';
  if (encoding !== 'identity')
    throw new ApiError('unsupported_media_type', { message: 'Send the file without a Content-Encoding.' });
  if (/^multipart\//i.test(String(headers['content-type'] ?? '')))
    throw new ApiError('unsupported_media_type', {
      message: 'Send the bytes of the file alone, not a form.',
    });
  if (headers['content-range'] !== undefined)
    throw new ApiError('invalid_request', { message: 'Send the whole file, without a Content-Range.' });
}
