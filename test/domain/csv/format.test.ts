import fc from 'fast-check';
import { expect } from 'chai';
import { csvLine, defuse, fileName, undefuse } from '../../../server/src/domain/csv/format.js';
import { guessDelimiter, guessEncoding } from '../../../server/src/domain/csv/text.js';
import { csvReader } from '../../../server/src/domain/csv/reader.js';
import { readTagCell, tagCell, importColumns, leadOfRow } from '../../../server/src/domain/csv/columns.js';

describe('CSV', () => {
  const signs = '=+-@＝＋－＠';
  const cells = fc.string({ unit: fc.constantFrom(...signs, ...'\';|\t\r\n ,"1a') });

  it('defuses every formula, and takes the apostrophe off again', () => {
    const start = fc.constantFrom("'", "''", ...signs, '\t', '\r', '\n', '', 'a');
    fc.assert(
      fc.property(start, fc.oneof(fc.string(), cells), (first, rest) => {
        const cell = first + rest;
        expect(undefuse(defuse(cell))).to.equal(cell);
        if (!/^[+-]?\d+([.,]\d+)?$/.test(cell)) expect(defuse(cell)).to.not.match(/^ *[=+\-@＝＋－＠\t\r\n]/);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leaves no formula where a spreadsheet separates by other signs than commas, and quotes hold nothing', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 4 }), row => {
        const lone = row.length === 1 && /^[+-]?\d+([.,]\d+)?$/.test(row[0]!);
        const [first, ...others] = csvLine(row).split(/[;|\t\r\n]/);
        if (!lone) expect(first).to.not.match(/^ *"? *[=+\-@＝＋－＠]/);
        for (const cell of others) expect(cell).to.not.match(/^[ "]*[=+\-@＝＋－＠]/);
      }),
      { numRuns: 2_000 },
    );
    expect(csvLine(['Doe;=1+1', 'a\n@b', 'x;"=1"'])).to.equal(`Doe;'=1+1,"a\n'@b","x;'""=1"""\r\n`);
    // With decimal commas this would be one formula: +1.1*…
    expect(csvLine(['+1', "1*cmd|' /C calc'!A0"])).to.equal("'+1,1*cmd|' /C calc'!A0\r\n");
  });

  it('reads its own lines back as they were', () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 2, maxLength: 4 }), row => {
        fc.pre(row.some(cell => cell.trim() !== ''));
        const reader = csvReader(',');
        const rows = [...reader.read(`a,b${',c'.repeat(row.length - 2)}\n${csvLine(row)}`), ...reader.end()];
        expect(rows.slice(1).map(read => 'cells' in read && read.cells.map(undefuse))).to.deep.equal([row]);
      }),
    );
  });

  it('quotes what needs quotes, and leaves numbers alone', () => {
    expect(csvLine(['a', 'b,c', 'd"e', 'f\ng', '-5', '+4930', '=1', '-1+1'])).to.equal(
      `a,"b,c","d""e","f\ng",-5,+4930,'=1,'-1+1\r\n`,
    );
  });

  it('keeps the names of tags whatever they hold, and takes both separators', () => {
    const name = fc
      .string({ unit: fc.constantFrom('a', 'é', ' ', ',', ';', '"', '=') })
      .map(text => text.trim())
      .filter(text => text !== '');
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), names => {
        expect(readTagCell(tagCell(names))).to.deep.equal(names);
      }),
    );
    expect(readTagCell('vip, new; "Doe, Inc" ;; 27" tv ')).to.deep.equal([
      'vip',
      'new',
      'Doe, Inc',
      '27" tv',
    ]);
  });

  it('makes file names that lead nowhere else', () => {
    expect(fileName('../../etc/passwd', 'people', 'csv')).to.equal('etcpasswd.csv');
    expect(fileName('a"b\r\nc', 'people', 'csv')).to.equal('abc.csv');
    expect(fileName('…', 'people', 'csv')).to.equal('people.csv');
  });

  it('guesses delimiter and encoding', () => {
    expect(guessDelimiter('a;"b,c,d,e";f\n1,2,3,4,5')).to.equal(';');
    expect(guessDelimiter('email')).to.equal(',');
    expect(guessEncoding(Buffer.from('Zoë'))).to.equal('utf-8');
    expect(guessEncoding(Buffer.from('Zoë').subarray(0, 3))).to.equal('utf-8');
    expect(guessEncoding(Buffer.from('Zoë!', 'latin1'))).to.equal('windows-1252');
  });

  it('knows headings in several spellings, and keeps the others as custom fields', () => {
    const heading = [
      'E-Mail Address',
      'FIRST NAME',
      'Surname',
      'Company',
      'Email',
      'Deal Size',
      'created_at',
      '',
    ];
    const columns = importColumns(heading);
    expect(columns).to.deep.equal([
      'email',
      'first_name',
      'last_name',
      'company_name',
      'custom.email',
      'custom.deal_size',
      null,
      null,
    ]);
    const row = ['a@b.example', 'Ann', '', "'=x", '', '5', 'x', ''];
    expect(leadOfRow(row, columns)).to.deep.equal({
      lead: {
        email: 'a@b.example',
        first_name: 'Ann',
        company_name: '=x',
        custom_lead_data: { deal_size: '5' },
      },
    });
  });

  it('know fields by the names of other languages and programs', () => {
    for (const [heading, fields] of [
      ['Adresse e-mail;Prénom;Nom;Société', ['email', 'first_name', 'last_name', 'company_name']],
      ['Dirección de correo;Nombre;Apellidos;Empresa', ['email', 'first_name', 'last_name', 'company_name']],
      ['Vorname;Name;E-Mail', ['first_name', 'last_name', 'email']],
      ['Name;Vorname;Nachname;E-Mail', ['name', 'first_name', 'last_name', 'email']],
      ['First name;Name;Email', ['first_name', 'name', 'email']],
      ['E-mailadres;Voornaam;Achternaam;Bedrijf', ['email', 'first_name', 'last_name', 'company_name']],
      ['メールアドレス;氏名;会社名', ['email', 'name', 'company_name']],
      ['Name;E-mail 1 - Value;Phone 1 - Value', ['name', 'email', 'phone_number']],
      [
        'Nombres;Primer apellido;Compañía;Correo corporativo;Teléfono móvil;Número de teléfono;Perfil de LinkedIn',
        [
          'first_name',
          'last_name',
          'company_name',
          'email',
          'mobile_phone_number',
          'phone_number',
          'linkedin_url',
        ],
      ],
      [
        'Vor- und Nachname;Arbeitgeber;E-Mail geschäftlich;Mobil;Telefon geschäftlich;LinkedIn-Profil;Schlagwörter',
        ['name', 'company_name', 'email', 'mobile_phone_number', 'phone_number', 'linkedin_url', 'tags'],
      ],
      [
        'First Name;URL;Email Address;Connected On',
        ['first_name', 'linkedin_url', 'email', 'custom.connected_on'],
      ],
      ['URL;LinkedIn;Email;Connected On', ['website', 'linkedin_url', 'email', 'custom.connected_on']],
      ['URL;Email', ['website', 'email']],
      ['custom_lead_data.Tier;custom.Plan;Email', ['custom.Tier', 'custom.Plan', 'email']],
      [
        '{{email}};{{ Pain Point }};{{custom.Plan}};custom.{{x}}',
        ['email', 'custom.pain_point', 'custom.Plan', 'custom.{{x}}'],
      ],
    ] as const)
      expect(importColumns(heading.split(';')), heading).to.deep.equal(fields);
  });

  it('take a street for the address, and an account for the company, only where nothing else is', () => {
    expect(importColumns(['Name', 'Address', 'Account', 'Company', 'Email'])).to.deep.equal([
      'name',
      'custom.address',
      'custom.account',
      'company_name',
      'email',
    ]);
    expect(importColumns(['Address', 'Account'])).to.deep.equal(['email', 'company_name']);
    expect(importColumns(['Personal Email', 'Name'])).to.deep.equal(['email', 'name']);
  });

  it('fill the custom field that the campaign asks for by the very name of another', () => {
    expect(importColumns(['Email', 'Company', 'Phone'], undefined, ['company', 'email'])).to.deep.equal([
      'email',
      'custom.company',
      'phone_number',
    ]);
  });

  it('takes the first of two columns of one name, and the first entry of a layout for a single one', () => {
    const layout = [
      { label: 'Mail', key: 'email' },
      { label: 'Mail', key: 'custom.mail' },
      { label: 'Plan', key: 'custom.plan' },
    ];
    const heading = ['Mail', 'Plan', 'Plan'];
    expect(importColumns(heading, layout)).to.deep.equal(['email', 'custom.plan', null]);
    expect(importColumns(['Mail', 'Mail', 'Plan'], layout)).to.deep.equal([
      'email',
      'custom.mail',
      'custom.plan',
    ]);
  });

  it('takes the first cell that is filled where several columns are of one field', () => {
    const columns = ['custom.plan', 'email', 'email', 'custom.plan', 'first_name', 'first_name'];
    const lead = { email: 'a@b.example', first_name: 'Ann', custom_lead_data: { plan: 'one' } };
    expect(leadOfRow(['one', 'a@b.example', 'no address', 'two', 'Ann', 'Bob'], columns)).to.deep.equal({
      lead,
    });
    expect(leadOfRow(['', '', 'a@b.example', 'one', '', 'Ann'], columns)).to.deep.equal({ lead });
  });
});
