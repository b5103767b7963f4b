import type { Document } from './down-convert.js';
import { prepareForGo, prepareForPhp } from './quirks.js';

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
  /** What is wrong in what it generates, whatever the document: in a file, or in all files of a folder that have it. */
  patches?: { file: string; from: string | RegExp; to: string }[];
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
    prepare: prepareForGo,
    // It has no address of its own: whoever uses it tells where it is, with `replace` in their go.mod.
    patches: [{ file: 'go.mod', from: 'github.com/outreach/outreach-client', to: 'outreach-client' }],
  },
  {
    name: 'php',
    versionOption: 'artifactVersion',
    options: { packageName: 'outreach-client', invokerPackage: 'OutreachClient' },
    typeMappings: { AnyType: 'mixed' },
    prepare: prepareForPhp,
    patches: [
      // What is generated is for Guzzle 6. Both versions have the method that stands in the place of this function.
      { file: 'lib/Api', from: '\\GuzzleHttp\\Psr7\\build_query(', to: '\\GuzzleHttp\\Psr7\\Query::build(' },
      {
        file: 'composer.json',
        from: '"guzzlehttp/guzzle": "^6.2"',
        to: '"guzzlehttp/guzzle": "^6.5 || ^7.0",\n        "guzzlehttp/psr7": "^1.7 || ^2.0"',
      },
      { file: 'composer.json', from: '"unlicense"', to: '"MIT"' },
      // PHP 8.1 and later warn of these without it; to earlier ones it is a comment.
      {
        file: 'lib/Model',
        from: /^( +)(?=public function offset(?:Exists|Get|Set|Unset)\()/gm,
        to: '$1#[\\ReturnTypeWillChange]\n$1',
      },
    ],
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
