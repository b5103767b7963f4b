import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import ts from 'typescript';

const source = fileURLToPath(new URL('../../sdk/src/', import.meta.url));

describe('doc comments of the sdk', function () {
  this.timeout(60_000);

  it('stand on every export, with an example', () => {
    const program = ts.createProgram([`${source}index.ts`], {
      module: ts.ModuleKind.NodeNext,
      target: ts.ScriptTarget.ES2023,
      noResolve: false,
      skipLibCheck: true,
    });
    const checker = program.getTypeChecker();
    const index = checker.getSymbolAtLocation(program.getSourceFile(`${source}index.ts`)!)!;
    const written = checker.getExportsOfModule(index).flatMap(symbol => {
      const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
      const target = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
      const file = target.declarations?.[0]?.getSourceFile().fileName ?? '';
      return file.includes('/generated/') ? [] : [target];
    });
    expect(written.map(({ name }) => name)).to.include.members(['createClient', 'Attempt', 'LeadSource']);
    const without = written.filter(symbol => {
      const tags = symbol.getJsDocTags(checker).map(({ name }) => name);
      return symbol.getDocumentationComment(checker).length === 0 || !tags.includes('example');
    });
    expect(without.map(({ name }) => name)).to.deep.equal([]);
  });
});
