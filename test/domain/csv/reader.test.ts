import { expect } from 'chai';
import fc from 'fast-check';
import { csvFileReader } from '../../../server/src/domain/csv/file.js';
import type { CsvRow } from '../../../server/src/domain/csv/reader.js';

type Read = string[] | { error: string };

/** What a file is read as, but for the lines. */
function rowsOf(file: string | Buffer, cuts: readonly number[] = []): Read[] {
  return placedRowsOf(file, cuts).map(row => ('cells' in row ? row.cells : { error: row.error }));
}

/** What a file is read as when it comes in pieces that end at these places. */
function placedRowsOf(file: string | Buffer, cuts: readonly number[] = []): CsvRow[] {
  const bytes = Buffer.from(file);
  const reader = csvFileReader();
  const places = [0, ...[...cuts].sort((a, b) => a - b), bytes.length];
  const pieces = places.slice(1).flatMap((to, i) => reader.read(bytes.subarray(places[i], to)));
  return [...pieces, ...reader.end()];
}

const unclosed = (line: number) => ({
  error: `The quote that opens in line ${line} of the file is not closed.`,
});
const torn = (line: number) => ({
  error: `In line ${line} of the file, text follows the closing quote of a cell. Write a quote inside a cell twice.`,
});
const tooLong = (line: number) => ({ error: `The row in line ${line} of the file is longer than 1 MB.` });

const numRuns = Number(process.env.PROPERTY_RUNS ?? 150);

const pieces = (length: number, size: number) =>
  Array.from({ length: Math.floor(length / size) }, (_, i) => (i + 1) * size);

interface Dialect {
  delimiter: string;
  quotes: 'all' | 'needed' | 'some';
  lineEnds: readonly string[];
  endsInLineEnd: boolean;
  encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16le' | 'utf-16be' | 'windows-1252';
}

const dialect: fc.Arbitrary<Dialect> = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  quotes: fc.constantFrom('all', 'needed', 'some'),
  lineEnds: fc.constantFrom(['\n'], ['\r\n'], ['\r'], ['\n', '\r\n', '\r']),
  endsInLineEnd: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16le', 'utf-16be', 'windows-1252'),
});

/** A heading of plain words, and rows of as many cells with anything in them. */
const table = fc.integer({ min: 1, max: 6 }).chain(width => {
  const special = fc.constantFrom(
    '"',
    ',',
    ';',
    '\t',
    '|',
    '\n',
    '\r',
    '\r\n',
    ' ',
    "'",
    '=',
    '\ufeff',
    '\u00a0',
    'é',
  );
  const text = fc.array(fc.oneof(special, fc.string({ unit: 'grapheme', maxLength: 3 })), { maxLength: 6 });
  const cell = text.map(parts => parts.join(''));
  const heading = fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { minLength: width, maxLength: width });
  const row = fc.array(cell, { minLength: width, maxLength: width });
  return fc.tuple(heading, fc.array(row, { maxLength: 8 })).map(([first, rows]) => [first, ...rows]);
});

const word = fc.stringMatching(/^[A-Z][a-z]{1,8}( [a-z]{1,4})?$/);
/** Rows of an address, a company and a note. */
const people = fc.array(
  fc.tuple(
    fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.example$/),
    fc.oneof(
      word,
      fc.tuple(word, word).map(both => both.join(', ')),
    ),
    fc.oneof(
      fc.constant(''),
      word,
      fc.array(word, { minLength: 1, maxLength: 3 }).map(lines => lines.join('\n')),
    ),
  ),
  { minLength: 1, maxLength: 12 },
);

function written(rows: readonly string[][], { delimiter, quotes, lineEnds, endsInLineEnd }: Dialect): string {
  const cellOf = (cell: string, place: number) => {
    const needs = /["\r\n]/.test(cell) || cell.includes(delimiter);
    const isQuoted = needs || quotes === 'all' || (quotes === 'some' && place % 3 === 0);
    return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  const lines = rows.map((row, i) => row.map((cell, j) => cellOf(cell, i + j)).join(delimiter));
  const end = (i: number) => (i + 1 < lines.length || endsInLineEnd ? lineEnds[i % lineEnds.length]! : '');
  return lines.map((line, i) => line + end(i)).join('');
}

function encoded(text: string, encoding: Dialect['encoding']): Buffer {
  if (encoding === 'utf-8') return Buffer.from(text);
  if (encoding === 'utf-8 with a mark') return Buffer.from(`\ufeff${text}`);
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return encoding === 'utf-16le' ? bytes : bytes.swap16();
}

/** Files that are wrong in some way, and their rows behind the heading. */
const files: Record<string, { file: string | Buffer; rows: Read[]; heading?: string[] }> = {
  'text behind the quote that closes a cell': {
    file: 'a,b\n"Jo"hn,1\nx,y\n\n"Ann"a,"u, v"\n"z",w\nq,"J"o\n',
    rows: [torn(2), ['x', 'y'], torn(5), ['z', 'w'], torn(7)],
  },
  'text behind the quote that closes a cell, and an inch sign in another row': {
    file: 'mail,b\na@x.example,"Jo"hn\nb@x.example,27"\nc@x.example,y\n',
    rows: [torn(2), ['b@x.example', '27"'], ['c@x.example', 'y']],
    heading: ['mail', 'b'],
  },
  'a quote that is never closed, and one in the middle of the next row': {
    file: 'a,b\n1,"x\n2,27" y\n',
    rows: [unclosed(2), ['2', '27" y']],
  },
  'a quote that is never closed, and nothing quoted behind it': {
    file: 'a,b\n1,"x\n2,y\n3,z\n',
    rows: [unclosed(2), ['2', 'y'], ['3', 'z']],
  },
  'a quote that is never closed, and a quoted cell behind it': {
    file: 'a,b\n1,"x\n2,y\n3,"z, z"\n4,"u\nv"\n',
    rows: [unclosed(2), ['2', 'y'], ['3', 'z, z'], ['4', 'u\nv']],
  },
  'a quote that is never closed, and a next row that begins with one': {
    file: '"a","b"\r\n"1","x\r\n"2","y"\r\n"3",""\r\n',
    rows: [unclosed(2), ['2', 'y'], ['3', '']],
  },
  'a quote that is never closed in its own row': {
    file: 'a,b,c\n1,"x,"y"\n2,"y, z",z\n',
    rows: [unclosed(2), ['2', 'y, z', 'z']],
    heading: ['a', 'b', 'c'],
  },
  'a quote that is never closed in a row with a cell over several lines': {
    file: 'a,b,c\n1,"x\ny","z\n2,y,z\n3,"y",z\n',
    rows: [unclosed(3), ['2', 'y', 'z'], ['3', 'y', 'z']],
    heading: ['a', 'b', 'c'],
  },
  'an inch sign that closes the quote of another row': {
    file: 'mail,b,c\na@x.example,"y,z\nb@x.example,y,27"\nc@x.example,y,"z\nd@x.example,27",z\n',
    rows: [unclosed(2), ['b@x.example', 'y', '27"'], unclosed(4), ['d@x.example', '27"', 'z']],
    heading: ['mail', 'b', 'c'],
  },
  'cells over several lines in rows that are short': {
    file: 'mail,b,c,d\na@x.example,"1 Main St\nSpringfield, MA"\nb@x.example,y,z,\n',
    rows: [
      ['a@x.example', '1 Main St\nSpringfield, MA'],
      ['b@x.example', 'y', 'z', ''],
    ],
    heading: ['mail', 'b', 'c', 'd'],
  },
  'a row with cells too many and lines in it that are no rows': {
    file: 'mail,b\na@x.example,"in\nhaste",c,d\nb@x.example,y\n',
    rows: [
      ['a@x.example', 'in\nhaste', 'c', 'd'],
      ['b@x.example', 'y'],
    ],
    heading: ['mail', 'b'],
  },
  'many unclosed quotes': {
    file: `a,b\n${'1,"x\n'.repeat(50)}2,y`,
    rows: [...Array.from({ length: 50 }, (_, i) => unclosed(i + 2)), ['2', 'y']],
  },
  'quotes in a cell that are not doubled': {
    file: 'a,b\n1,"Sam "the man" Smith"\n2,"Sam "the man""\n3,"27" screen"\n4,27" screen\n5,say "x"\n6,""x"" y\n',
    rows: [
      ['1', 'Sam "the man" Smith'],
      ['2', 'Sam "the man"'],
      ['3', '27" screen'],
      ['4', '27" screen'],
      ['5', 'say "x"'],
      ['6', '""x"" y'],
    ],
  },
  'spaces and tabs around quotes': {
    file: 'a,b\n "1" , "x, y"\t\n\t"2",  z \n',
    rows: [
      ['1', 'x, y'],
      ['2', '  z '],
    ],
  },
  'a tab as the delimiter beside empty quoted cells': {
    file: 'a\tb\n""\t"x"\n1\t ""\n',
    rows: [
      ['', 'x'],
      ['1', ''],
    ],
  },
  'line ends of all kinds in one file': {
    file: 'a,b\r\n1,x\n2,y\r3,z\r\r\n4,"u\r\nv"\r5,w',
    rows: [
      ['1', 'x'],
      ['2', 'y'],
      ['3', 'z'],
      ['4', 'u\r\nv'],
      ['5', 'w'],
    ],
  },
  'line ends of an old Mac': {
    file: 'a,b\r1,x\r"2","y"\r',
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  'a byte order mark in the middle, in front of a quote': {
    file: '\ufeffa,b\n1,x\n\ufeff"2","y"\n',
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  'blank lines, and rows of nothing': {
    file: '\n\r\na,b\n\n1,x\n,\n \t,\u00a0\n""\n2,y\n\n\n',
    rows: [
      ['1', 'x'],
      ['2', 'y'],
    ],
  },
  'a last row without a line end, and one that ends in its delimiter': {
    file: 'a,b\n1,',
    rows: [['1', '']],
  },
  'a file of UTF-8 with a piece of windows-1252 in it': {
    file: Buffer.concat([
      Buffer.from('a,b\n1,Zoë 日本\n2,'),
      Buffer.from([0x80, 0xe9]),
      Buffer.from('\n3,Jürgen €\n'),
    ]),
    rows: [
      ['1', 'Zoë 日本'],
      ['2', '€é'],
      ['3', 'Jürgen €'],
    ],
  },
  'windows-1252 that here and there could be UTF-8': {
    file: Buffer.from('a,b\n1,«\xa0caf\xe9\xa0»\n2,\xe9t\xe9 \x80\n', 'latin1'),
    rows: [
      ['1', '«\u00a0café\u00a0»'],
      ['2', 'été €'],
    ],
  },
  'UTF-16 with half a character at its end': {
    file: Buffer.concat([Buffer.from('\ufeffa,b\n1,ë\n2,x\n', 'utf16le'), Buffer.from('3')]),
    rows: [['1', 'ë'], ['2', 'x'], ['\ufffd']],
  },
  'UTF-16 without a byte order mark': {
    file: Buffer.from('a,b\n1,Привет\n2,x\n', 'utf16le').swap16(),
    rows: [
      ['1', 'Привет'],
      ['2', 'x'],
    ],
  },
  'zero bytes': { file: 'a,b\n1,x\0\n\0,y\n', rows: [['1', 'x\0'], ['\0', 'y']] }, // prettier-ignore
  'a delimiter that is named, in quotes and with others behind it': {
    file: '\ufeff"sep=;";;;\r\na;b\r\n1;"x;y"\r\n2;"z\r\n',
    rows: [['1', 'x;y'], unclosed(4)],
  },
  'a heading over several lines': {
    file: '"First\nname; or so";b\n1;x\n',
    rows: [['1', 'x']],
    heading: ['First\nname; or so', 'b'],
  },
  'a row of over 1 MB': {
    file: `a,b\n1,${'x'.repeat(3 * 1024 * 1024)}\n2,y\n`,
    rows: [tooLong(2), ['2', 'y']],
  },
  'a cell of over 1 MB in quotes, and quotes in it': {
    file: `a,b\n1,"${'x ""y"" '.repeat(300_000)}"\n2,y\n`,
    rows: [unclosed(2), ['2', 'y']],
  },
  'a row of almost 1 MB': {
    file: `a,b\n1,"${'x\n'.repeat(500_000)}"\n2,y\n`,
    rows: [
      ['1', 'x\n'.repeat(500_000)],
      ['2', 'y'],
    ],
  },
  'a row of over 1 MB at the end of the file': {
    file: `a,b\n1,x\n2,${'x'.repeat(3 * 1024 * 1024)}`,
    rows: [['1', 'x'], tooLong(3)],
  },
  '5,000 columns': {
    file: `${'a,'.repeat(4999)}a\n${'1,'.repeat(4999)}"1"\n`,
    rows: [Array.from({ length: 5000 }, () => '1')],
    heading: Array.from({ length: 5000 }, () => 'a'),
  },
};

describe('reader of CSV files', () => {
  for (const [name, { file, rows, heading = ['a', 'b'] }] of Object.entries(files))
    it(`reads ${name}`, () => {
      const found = rowsOf(file);
      expect(found).to.deep.equal([heading, ...rows]);
      const every = Array.from({ length: Math.ceil(Buffer.from(file).length / 997) }, (_, i) => i * 997);
      expect(rowsOf(file, every)).to.deep.equal(found);
    });

  it('finds the heading below a title or notes, and reports the lines of the file', () => {
    const connections =
      'Notes:\n"When exporting your data, you may notice that, for some,\naddresses are missing."\n\n' +
      'First Name,Last Name,URL,Email Address\nAnn,Lee,,ann@example.com\n';
    const report = 'Contacts of May;;\r\n;;\r\nName;E-Mail;Firma\r\nAnn;ann@example.com;Acme\r\n';
    for (const [file, heading, lines] of [
      [connections, ['First Name', 'Last Name', 'URL', 'Email Address'], [5, 6]],
      [report, ['Name', 'E-Mail', 'Firma'], [3, 4]],
    ] as const) {
      const rows = placedRowsOf(file, pieces(file.length, 3));
      expect(rows.map(row => row.line)).to.deep.equal(lines);
      expect(rows[0]).to.deep.include({ cells: heading });
      expect(rowsOf(Buffer.from(`\ufeff${file}`, 'utf16le'))[0]).to.deep.equal(heading);
    }
  });

  it('takes the first row for the heading wherever it may be one', () => {
    for (const file of [
      'email\na@example.com\nname,email\n',
      'Contact\na@example.com\nname,email\n',
      'a@example.com\nname,email\nAnn,b@example.com\n',
      'name,company\nname,email\nAnn,b@example.com\n',
      'Title\nname,company\nname,email\n',
      'Title\n'.repeat(25) + 'name,email\nAnn,b@example.com\n',
    ])
      expect(placedRowsOf(file)[0]).to.deep.equal({ line: 1, cells: file.split('\n')[0]!.split(',') });
  });

  it('reads any table as any program may have written it, in pieces of any size', () => {
    fc.assert(
      fc.property(table, dialect, fc.array(fc.nat()), (given, how, cuts) => {
        const isWestern = how.encoding === 'windows-1252';
        const rows = isWestern ? given.map(row => row.map(cell => cell.replace(/[^\0-\x7f]/g, 'é'))) : given;
        // A heading of one cell names no delimiter.
        const delimiter = rows[0]!.length === 1 ? ',' : how.delimiter;
        const file = encoded(written(rows, { ...how, delimiter }), how.encoding);
        const found = rowsOf(file, cuts.map(cut => cut % (file.length + 1))); // prettier-ignore
        expect(found).to.deep.equal(rows.filter((row, i) => i === 0 || row.some(cell => cell.trim() !== '')));
      }),
      { numRuns },
    );
  });

  it('reports the line in which each row begins, as an editor counts them', () => {
    const file = 'sep=;\r\n\na;b\n\n"1\r\n1";"x\ry"\r\n\n2;"u\n3;v\r4;w';
    const lines = placedRowsOf(file, pieces(file.length, 3)).map(row => row.line);
    expect(lines).to.deep.equal([3, 5, 9, 10, 11]);
  });

  it('reads any text alike in pieces of any size', () => {
    const text = fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'a', ' ', '@a.b'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.array(fc.nat(60)), (rest, cuts) => {
        const file = `x,y\n${rest}`;
        expect(placedRowsOf(file, cuts.map(cut => cut % (file.length + 1)))).to.deep.equal(placedRowsOf(file)); // prettier-ignore
      }),
      { numRuns },
    );
  });

  it('loses no row but the one that has a quote too many or too few', () => {
    fc.assert(
      fc.property(
        people,
        fc.nat(),
        fc.nat(2),
        fc.boolean(),
        fc.boolean(),
        (rows, at, column, all, closes) => {
          const broken = at % rows.length;
          const lines = rows.map((cells, row) => {
            const shown = cells.map(cell => (all || /[,\n]/.test(cell) ? `"${cell}"` : cell));
            if (row !== broken) return shown.join(',');
            const text = cells[column]!;
            return shown.with(column, closes && !all ? `"${text}` : `"${text.split('\n')[0]!}`).join(',');
          });
          const found = rowsOf(['mail,company,note', ...lines].join('\n'));
          const before = rows.slice(0, broken);
          const behind = rows.slice(broken + 1);
          expect(found.slice(1, broken + 1)).to.deep.equal(before);
          expect(found[broken + 1]).to.have.property('error');
          // What the broken row has in other lines comes as rows of its own.
          expect(found.slice(found.length - behind.length)).to.deep.equal(behind);
          expect(found.length - 1 - rows.length).to.be.at.most(4);
        },
      ),
      { numRuns },
    );
  });

  it('looks at each line a few times at most, whatever its quotes', () => {
    // Were what follows each of them searched anew, this would take minutes.
    for (const line of ['1,"" x\n', '1,"x\n', '1, "x"y""\n', '"a,b\n""c,d\n', ' "" x,\r', '"   x']) {
      const file = `a,b\n1,"x\n${line.repeat(2_200_000 / line.length)}`;
      expect(rowsOf(file, pieces(file.length, 16_384))[1], line).to.deep.equal(unclosed(2));
    }
  });
});
