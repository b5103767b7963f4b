import { expect } from 'chai';
import { globalLeadId } from '../../server/src/domain/leads/email-address.js';
import { runUntilIdle } from '../support/engine.js';
import { jobRunner } from '../support/jobs.js';
import { newClient, service, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, totalsOf } from './support/leads.js';

type Lead = Record<string, unknown> & { email: string };
/** Rows of a file as they stand in it, and what each is read as: a lead, or an error in words for people. */
type Case = [name: string, row: string, ...read: (Partial<Lead> | RegExp)[]];

const heading = 'Email,First name,Phone,Plan,Note';

const rows: Case[] = [
  ['no address', ',Jane,,,', /^The email address is missing\.$/],
  ['half an address', 'half@,Jane,,,', /^"half@" is not a valid email address\.$/],
  ['words for an address', 'n/a,Jane,,,', /^"n\/a" is not a valid email address\.$/],
  ['a space in an address', 'jane doe@example.com,,,,', /^"jane doe@example\.com" is not a valid email address\.$/],
  ['an address in markup', '<script>@example.com,,,,', /^"<script>@example\.com" is not a valid email address\.$/],
  ['half a bracket', '<half>@example.com>,,,,', /^"<half>@example\.com>" is not a valid email address\.$/],
  ['the heading once more', heading, /^"Email" is not a valid email address\.$/],
  ['a comment', '# exported by hand', /^"# exported by hand" is not a valid email address\.$/],
  ['cells too many', 'many@example.com,a,b,c,d,e,f', /^The row has 7 cells but the heading has 5\.$/],
  ['a comma that is not quoted', 'comma@example.com,Doe, Jane,1,2,3', /^The row has 6 cells but the heading has 5\.$/],
  ['cells too few', 'few@example.com,Few', { email: 'few@example.com', first_name: 'Few' }],
  ['delimiters at its end', 'trail@example.com,Trail,,,,,,', { email: 'trail@example.com', first_name: 'Trail' }],
  ['a quote that is never closed', 'open@example.com,"Jane,,,', /^The quote that opens in line \d+ of the file is not closed\.$/],
  ['text behind a quote that closes', 'torn@example.com,"Jo"hn,,,',
    /^In line \d+ of the file, text follows the closing quote of a cell\. Write a quote inside a cell twice\.$/],
  ['a quote that closes in another row', 'open2@example.com,"Jane,,,\nnext@example.com,"Doe, J",,,',
    /^The quote that opens in line \d+ of the file is not closed\.$/, { email: 'next@example.com', first_name: 'Doe, J' }],
  ['quotes that are not doubled', 'loose@example.com,"Sam "the man"",,,', { email: 'loose@example.com', first_name: 'Sam "the man"' }],
  ['a cell over several lines', 'lines@example.com,Li,,,"one\r\ntwo\n\nthree"', { email: 'lines@example.com', custom_lead_data: { note: 'one\r\ntwo\n\nthree' } }],
  ['spaces around quotes', ' spaces@example.com , "Doe, Jane" ,,,', { email: 'spaces@example.com', first_name: 'Doe, Jane' }],
  ['spaces that do not break', '\u00a0nbsp@example.com\u00a0,\u00a0Ann\u00a0,,,', { email: 'nbsp@example.com', first_name: 'Ann' }],
  ['characters of no width', '\u200bzero@exa\u00admple.com\u2060,Zero,,,', { email: 'zero@example.com', first_name: 'Zero' }],
  ['a link', 'mailto:link@example.com?subject=Hi,Link,,,', { email: 'link@example.com' }],
  ['an address with a name', 'Nell Doe <Named@Example.com>,,,,', { email: 'named@example.com', name: 'Nell Doe' }],
  ['an address with a name in quotes', '"""Roe, Ned"" <ned@example.com>",,,,', { email: 'ned@example.com', name: 'Roe, Ned' }],
  ['an address with another name', 'Eddy <ed@example.com>,Ed,,,', { email: 'ed@example.com', first_name: 'Ed', name: 'Ed' }],
  ['an address in curved quotes', '“curved@example.com”,“Cy”,,,', { email: 'curved@example.com', first_name: '“Cy”' }],
  ['several addresses', '"one@example.com; two@example.com",,,,', /^"one@example\.com; two@example\.com" contains several email addresses\. Put each person in a separate row\.$/],
  ['several addresses with names', '"One <one@example.com>, Two <two@example.com>",,,,', /contains several email addresses/],
  ['an address and a separator', '"sep@example.com; ",,,,', { email: 'sep@example.com' }],
  ['letters of other scripts in the domain', 'idn@bücher.example,,,,', { email: 'idn@xn--bcher-kva.example' }],
  ['a name that is too long', `long@example.com,${'x'.repeat(256)},,,`, /^first_name is longer than 255 characters\.$/],
  ['an address that is too long', `${'x'.repeat(300)}@example.com,,,,`, /^"x{100}…" is not a valid email address\.$/],
  ['a phone that is too long', `tel@example.com,,${'1'.repeat(65)},,`, /^phone_number is longer than 64 characters\.$/],
  ['a note that is too long', `note@example.com,,,,${'x'.repeat(70_000)}`, /^custom_lead_data is larger than 65536 bytes\.$/],
  ['a row that is too long', `row@example.com,,,,${'x'.repeat(1_100_000)}`, /^The row in line \d+ of the file is longer than 1 MB\.$/],
  ['a zero byte', 'nul@example.com,a\0b,,,', /^first_name contains characters that cannot be stored\.$/],
  ['a zero byte in the address', 'nul\0@example.com,,,,', /is not a valid email address/],
  ['control characters', 'bell@example.com,a\u0007b,,,', { email: 'bell@example.com', first_name: 'a\u0007b' }],
  ['emoji', 'emoji@example.com,👩‍🚀 Zoë 𝒳,,,🎉', { email: 'emoji@example.com', first_name: '👩‍🚀 Zoë 𝒳', custom_lead_data: { note: '🎉' } }],
  ['half an emoji, as UTF-8 cannot hold it', 'half@example.com,\ufffd,,,', { email: 'half@example.com', first_name: '\ufffd' }],
  ['a text that a spreadsheet was to keep', 'text@example.com,,"=""0049""",="007",', { email: 'text@example.com', phone_number: '0049', custom_lead_data: { plan: '007' } }],
  ['a formula that was defused', "quote@example.com,'=1+1,'+4930,,", { email: 'quote@example.com', first_name: '=1+1', phone_number: '+4930' }],
  ['a number as a spreadsheet shortens it', 'sci@example.com,,4.93012E+11,1,2024-01-31', { email: 'sci@example.com', phone_number: '4.93012E+11', custom_lead_data: { plan: '1', note: '2024-01-31' } }],
  ['a byte order mark in front of a quote', '\ufeff"bom@example.com","Bo",,,', { email: 'bom@example.com', first_name: 'Bo' }],
  ['a lone CR at its end', 'cr@example.com,Cr,,,\rcr2@example.com,Cr,,,', { email: 'cr@example.com' }, { email: 'cr2@example.com' }],
  ['nothing', ',,,,\n\n \t,\n""'],
]; // prettier-ignore

describe('rows of CSV files that are wrong', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const upload = async (file: string | Buffer): Promise<string> => {
    const presigned = (await client.post('/v1/uploads/presign', { filename: 'people.csv' })).body.data;
    const { pathname, search } = new URL(presigned.upload_url);
    const body = new Uint8Array(Buffer.from(file));
    const sent = await fetch(service().url + pathname + search, {
      method: 'PUT',
      headers: presigned.headers,
      body,
    });
    expect(sent.status, await sent.text()).to.equal(200);
    return presigned.upload_id;
  };
  const importFile = async (file: string | Buffer) => {
    const campaignId = await draftCampaign(client);
    const input = {
      operation: 'csv_lead_import_staged',
      campaign_id: campaignId,
      upload_id: await upload(file),
    };
    const started = await client.post('/v1/jobs', input);
    expect(started.status, JSON.stringify(started.body)).to.equal(202);
    await runUntilIdle([jobRunner(service().core.clock)]);
    const job = (await client.get(`/v1/jobs/${started.body.data.id}`)).body.data;
    const leads: Lead[] = [];
    for (let offset = 0; ; offset += 100) {
      const { data } = (await client.get(`/v1/campaigns/${campaignId}/leads?limit=100&offset=${offset}`))
        .body;
      leads.push(...data);
      if (data.length < 100) break;
    }
    return { campaignId, job, leads: new Map(leads.map(lead => [lead.email, lead])) };
  };

  it('are each reported in plain words or read as they were meant, and never stop the rest', async () => {
    const good = (i: number) => `good${i}@example.com,Good,,,`;
    const file = [heading, ...rows.flatMap(([, row], i) => [row, good(i)])].join('\r\n');
    const { campaignId, job, leads } = await importFile(file);
    expect(job.status, JSON.stringify(job)).to.equal('completed');
    const errors = new Map<number, string>(
      job.errors.map((error: { index: number; message: string }) => [error.index, error.message]),
    );
    let index = 0;
    let refused = 0;
    for (const [i, [name, , ...read]] of rows.entries()) {
      for (const wanted of read) {
        const reported = errors.get(index++);
        if (wanted instanceof RegExp) {
          refused++;
          expect(reported, name).to.match(wanted);
          continue;
        }
        expect(reported, name).to.equal(undefined);
        const lead = leads.get(wanted.email!);
        expect(lead, name).to.deep.include(wanted);
        expect(lead!.global_lead_id, name).to.equal(globalLeadId(wanted.email!));
      }
      expect(errors.get(index++), `behind ${name}`).to.equal(undefined);
      expect(leads.get(`good${i}@example.com`), `behind ${name}`).to.include({ first_name: 'Good' });
    }
    const imported = index - refused;
    expect(errors.size).to.equal(refused);
    expect(leads.size).to.equal(imported);
    expect(job).to.include({ cursor: index, progress: 100 });
    const counts = { imported, created: imported, updated: 0, failed: refused };
    expect(job.result).to.deep.include({ ...counts, row_error_count: refused });
    expect(await totalsOf(client, campaignId)).to.deep.include({ leads: imported });
    const [event, ...others] = await eventsOf(client);
    expect(others).to.deep.equal([]);
    expect(event!.type).to.equal('lead.bulk_import.completed');
  });

  it('tell the lines of the file that a person sees in an editor', async () => {
    const file =
      'sep=;\r\n\r\nEmail;Note\r\na@example.com;"one\r\ntwo"\r\n\r\nb@example.com;"three\r\nc@example.com;x';
    const { job, leads } = await importFile(file);
    expect(job.errors).to.deep.equal([
      { index: 1, message: 'The quote that opens in line 7 of the file is not closed.' },
    ]);
    expect([...leads.keys()].sort()).to.deep.equal(['a@example.com', 'c@example.com']);
  });

  it('are none in a file of a heading alone', async () => {
    const { job, leads } = await importFile('Email,First name\r\n');
    expect(job).to.deep.include({ status: 'completed', cursor: 0, errors: [] });
    expect(job.result).to.deep.include({ imported: 0, failed: 0 });
    expect(leads.size).to.equal(0);
  });

  it('are reported of a file without a heading, of which nothing is imported', async () => {
    const { job, leads } = await importFile('a@example.com,Ann\r\nb@example.com,Bob\r\n');
    expect(job.status).to.equal('failed');
    expect(job.result.failure_reason).to.equal(
      'No column of the file contains email addresses. Its first row contains an email address instead of column names. Add a row of column names above it.',
    );
    expect(leads.size).to.equal(0);
  });

  it('name the same people as the scope of a job', async () => {
    const upload_id = await upload(
      'Email\nmailto:a@example.com\n\u200bb@example.com\nC Doe <c@example.com>\n"d@x.io, e@x.io"\n',
    );
    const scope = { kind: 'staged_upload', upload_id };
    await importFile('Email\na@example.com\nb@example.com\nc@example.com\nd@x.io\n');
    const body = { operation: 'remove_from_all_campaigns', scope };
    const { counts } = (await client.post('/v1/bulk/preview', body)).body.data;
    expect(counts).to.deep.include({ matched: 4, actionable: 3 });
  });

  it('name nobody as the scope of a job where no column holds addresses, which is refused', async () => {
    const campaign_id = await draftCampaign(client);
    const scope = { kind: 'staged_upload', upload_id: await upload('Name,Person\nAnn,a@example.com\n') };
    const message =
      'No column of the file contains email addresses. Its columns are "Name", "Person". Rename one of them to "email" and send the file again.';
    const body = { operation: 'add_to_campaign', campaign_id, scope };
    for (const [path, code, given] of [
      ['/v1/bulk/preview', 'invalid_request', body],
      ['/v1/jobs', 'invalid_request', body],
      [`/v1/campaigns/${campaign_id}/enroll`, 'invalid_flow', { scope }],
    ] as const) {
      const answer = await client.post(path, given);
      expect([answer.status, answer.body.error.code], path).to.deep.equal([400, code]);
      expect(answer.body.details).to.deep.equal([
        { path: 'scope.upload_id', code: 'invalid_value', message },
      ]);
    }
  });

  it('do not come of headings that are empty, that come twice, or that are thousands', async () => {
    const file = 'Email,,First name,email,,Plan,plan,\na@example.com,x,Ann,other@example.com,y,pro,free,z\n';
    const few = await importFile(file);
    expect(few.job.result).to.deep.include({ imported: 1, failed: 0 });
    expect(few.leads.get('a@example.com')).to.deep.include({
      first_name: 'Ann',
      custom_lead_data: { plan: 'pro' },
    });
    const columns = Array.from({ length: 5_000 }, (_, i) => `field ${i}`);
    const wide = `email,${columns.join(',')}\nb@example.com,${columns.map((_, i) => (i < 200 ? i : '')).join(',')}\nc@example.com,${columns.join(',')}\nd@example.com,1\n`;
    const { job, leads } = await importFile(wide);
    const person = globalLeadId('c@example.com');
    const message = 'custom_lead_data has more than 200 keys.';
    expect(job.errors).to.deep.equal([{ globalLeadId: person, index: 1, message }]);
    expect(Object.keys(leads.get('b@example.com')!.custom_lead_data as object)).to.have.length(200);
    expect(leads.get('d@example.com')!.custom_lead_data).to.deep.equal({ field_0: '1' });
  });

  it('keep their letters in any encoding, also in two', async () => {
    const text = 'email;company\nzoe@example.com;Zoë & Œuvre\nmax@example.com;Müller’s\n';
    const western = Buffer.from(text.replace('Œ', '\x8c').replace('’', '\x92'), 'latin1');
    const files = {
      utf8: Buffer.from(text),
      western,
      utf16: Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
      bare: Buffer.from(text, 'utf16le'),
      mixed: Buffer.concat([
        Buffer.from('email;company\nzoe@example.com;Zoë & Œuvre\n'),
        western.subarray(-25),
      ]),
    };
    for (const [name, file] of Object.entries(files)) {
      const { job, leads } = await importFile(file);
      expect(job.result, name).to.deep.include({ imported: 2, failed: 0 });
      expect(leads.get('zoe@example.com'), name).to.include({ company_name: 'Zoë & Œuvre' });
      expect(leads.get('max@example.com'), name).to.include({ company_name: 'Müller’s' });
    }
  });
});
