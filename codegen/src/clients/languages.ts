/** A language that clients are made for: which generator makes them, and what it is told beyond the version. */
export interface Language {
  name: 'python' | 'go' | 'php' | 'ruby' | 'java';
  /** Option of the generator that holds the version of the client. */
  versionOption: string;
  options: Record<string, string>;
}

/** Packages are called the same everywhere, as each language spells it. */
export const languages: Language[] = [
  {
    name: 'python',
    versionOption: 'packageVersion',
    options: { packageName: 'outreach_client', projectName: 'outreach-client' },
  },
  { name: 'go', versionOption: 'packageVersion', options: { packageName: 'outreach' } },
  {
    name: 'php',
    versionOption: 'artifactVersion',
    options: { packageName: 'outreach-client', invokerPackage: 'OutreachClient' },
  },
  {
    name: 'ruby',
    versionOption: 'gemVersion',
    options: { gemName: 'outreach_client', moduleName: 'OutreachClient', gemLicense: 'MIT' },
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
    },
  },
];
