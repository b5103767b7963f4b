import type { Document } from './down-convert.js';
import { prepareForPhp } from './quirks.js';

/** A language that clients are made for: which generator makes them, and what it is told beyond the version. */
export interface Language {
  name: 'python' | 'go' | 'php' | 'ruby' | 'java';
  /** Name of the generator, where it is not that of the language. */
  generator?: string;
  /** Option of the generator that holds the version of the client. */
  versionOption: string;
  options: Record<string, string>;
  /** Its name for a type that the generator has none for, by the generator's name. */
  typeMappings?: Record<string, string>;
  /** Changes the document where the generator of this language makes wrong code of it. */
  prepare?: (document: Document) => Document;
  /** What is wrong in what it generates, whatever the document. */
  patches?: { file: string; from: string; to: string }[];
}

/** Packages are called the same everywhere, as each language spells it. */
export const languages: Language[] = [
  {
    name: 'python',
    versionOption: 'packageVersion',
    options: { packageName: 'outreach_client', projectName: 'outreach-client' },
    // These methods left urllib3 in its version 2; what stands in their place was always there.
    patches: [
      {
        file: 'outreach_client/rest.py',
        from: 'urllib3_response.getheaders()',
        to: 'urllib3_response.headers',
      },
      {
        file: 'outreach_client/rest.py',
        from: 'urllib3_response.getheader(',
        to: 'urllib3_response.headers.get(',
      },
    ],
  },
  {
    name: 'go',
    // The other one for Go sends what was left out, as zeros.
    generator: 'go-experimental',
    versionOption: 'packageVersion',
    options: { packageName: 'outreach', enumClassPrefix: 'true' },
  },
  {
    name: 'php',
    versionOption: 'artifactVersion',
    options: { packageName: 'outreach-client', invokerPackage: 'OutreachClient' },
    typeMappings: { AnyType: 'mixed' },
    prepare: prepareForPhp,
  },
  {
    name: 'ruby',
    versionOption: 'gemVersion',
    options: { gemName: 'outreach_client', moduleName: 'OutreachClient', gemLicense: 'MIT' },
    typeMappings: { AnyType: 'Object' },
  },
  {
    name: 'java',
    versionOption: 'artifactVersion',
    options: {
      groupId: 'outreach',
      artifactId: 'outreach-client',
      invokerPackage: 'outreach.client',
      apiPackage: 'outreach.client.api',
      modelPackage: 'outreach.client.model',
      dateLibrary: 'java8',
    },
    typeMappings: { AnyType: 'Object' },
  },
];
