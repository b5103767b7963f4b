import tseslint from 'typescript-eslint';

/** Layers of server/src and what each may import (design: data flows one way). */
const layers = {
  generated: [],
  domain: ['generated'],
  mail: ['generated', 'domain'],
  store: ['generated', 'domain'],
  events: ['generated', 'domain', 'store'],
  present: ['generated', 'domain', 'store'],
  operations: ['generated', 'domain', 'mail', 'store', 'events', 'present'],
  pages: ['generated', 'domain', 'store', 'present'],
  http: ['generated', 'domain', 'operations'],
  engine: ['generated', 'domain', 'mail', 'store', 'events'],
  sandbox: ['generated', 'domain', 'mail', 'store', 'engine'],
  metrics: ['domain', 'store', 'http'],
  tracing: ['domain', 'store', 'http', 'engine'],
};

/** Raw SQL stands where the reader expects it: plain reads and writes go through TypeORM's repositories. */
const sql = '/^\\s*(SELECT|INSERT( IGNORE)?|REPLACE|UPDATE|DELETE)\\s/';
const noRawSql = [`Literal[value=${sql}]`, `TemplateElement[value.raw=${sql}]`].map(selector => ({
  selector,
  message: 'Use a repository or the query builder; what they cannot say belongs in a queries.ts.',
}));

const names = Object.keys(layers);
const importRules = names.map(layer => ({
  files: [`server/src/${layer}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${names.filter(other => other !== layer && !layers[layer].includes(other)).join('|')}|main|cli|compose|config)(/|\\.js$)`,
            message: `The layer "${layer}" may import only: ${layers[layer].join(', ') || 'nothing'}.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  { ignores: ['**/dist/**', '**/generated/**', '**/node_modules/**', '.data/**', '.cache/**'] },
  ...tseslint.configs.recommended,
  {
    languageOptions: { parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname } },
    files: ['**/*.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-unused-expressions': 'off',
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
    },
  },
  {
    files: [
      ...['test/**', 'examples/**', 'codegen/**', 'server/src/main.ts', 'server/src/cli/**'],
      ...['sdk/contract/src/command*.ts', 'sdk/mcp/src/command.ts'],
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['sdk/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^((\\.\\./)+(server|codegen|contract|mcp)/|outreach-server)',
              message:
                'The packages for users are installed without the server: import another package by its name.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: ['**/queries.ts', 'server/src/store/database/migrations/**'],
    rules: { 'no-restricted-syntax': ['error', ...noRawSql] },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  ...importRules,
);
