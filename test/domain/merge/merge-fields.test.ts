import { expect } from 'chai';
import fc from 'fast-check';
import {
  mergeValues,
  payloadTemplates,
  renderHtml,
  renderPayload,
  renderSubject,
  renderText,
  usedFields,
} from '../../../server/src/domain/merge/merge-fields.js';
import { MAX_TEMPLATE_LENGTH, TemplateError } from '../../../server/src/domain/merge/merge-template.js';

const sender = { email: 'sam@sender.example', name: 'Sam' };
const jane = mergeValues(
  {
    email: 'jane@example.com',
    first_name: 'Jane',
    last_name: 'Doe & Co',
    company_name: '  ',
    custom_lead_data: {
      role: 'CTO',
      'job title': '<b>Chief</b>',
      seats: 12,
      langs: ['en', 'de'],
      nested: { a: 1 },
    },
  },
  sender,
);

describe('merge fields', () => {
  const rendered: [template: string, want: string][] = [
    ['Hi {{first_name}}', 'Hi Jane'],
    ['Hi {{ first_name }}{{- last_name }}', 'Hi JaneDoe & Co'],
    ['{{name}}', 'Jane Doe & Co'],
    ['{{custom.role}} {{custom["job title"]}}', 'CTO <b>Chief</b>'],
    ['{{custom.job title}} {{- custom.job title -}} !', '<b>Chief</b><b>Chief</b>!'],
    ['{{ custom.home town | default: "there" }}', 'there'],
    ['{{custom.seats}} {{custom.langs}} {{custom.nested}}', '12 en, de {"a":1}'],
    ['[{{phone_number}}{{custom.none}}]', '[]'],
    ['{{company_name | default: "your company"}}', 'your company'],
    ['{{custom.none | default: first_name | upcase}}', 'JANE'],
    ['{% if custom.role == "CTO" %}tech{% else %}biz{% endif %}', 'tech'],
    ['{{sender_name}} <{{sender_email}}>', 'Sam <sam@sender.example>'],
    ['{{custom.size}}{{custom.first}}{{custom.last}}{{custom.constructor}}{{custom.__proto__}}', ''],
    ['{first_name} }} 100%', '{first_name} }} 100%'],
  ];
  for (const [template, want] of rendered) {
    it(`renders ${template}`, () => expect(renderText(template, jane)).to.equal(want));
  }

  it('lets a lead have custom fields called size, first and last', () => {
    const values = mergeValues({ custom_lead_data: { size: '50-100', first: 1, last: 2 } }, sender);
    expect(renderText('{{custom.size}} {{custom.first}} {{custom.last}}', values)).to.equal('50-100 1 2');
  });

  it('escapes values, and only values, in HTML', () => {
    const html = renderHtml('<p title="{{custom["job title"]}}">{{last_name}}</p>', jane);
    expect(html).to.equal('<p title="&lt;b&gt;Chief&lt;/b&gt;">Doe &amp; Co</p>');
    expect(renderHtml('{{ company_name | default: "<i>" }}', jane)).to.equal('&lt;i&gt;');
  });

  it('reads the entities that HTML editors write inside the braces', () => {
    expect(renderHtml('{{&nbsp;company_name | default: &quot;you&quot; }}&nbsp;', jane)).to.equal(
      'you&nbsp;',
    );
  });

  it('reads a long text of braces that nothing closes', () => {
    for (const piece of ['{{ ', '{% ', '{{ {% ', `{{custom.${' '.repeat(1_000)}`])
      expect(() => renderHtml(piece.repeat(190_000 / piece.length), jane)).to.throw(TemplateError);
  });

  it('keeps a subject on one line', () => {
    const values = mergeValues({ first_name: 'Jane\r\nBcc: all@example.com\u2028x\0' }, sender);
    expect(renderSubject('  Hi\n{{first_name}}', values)).to.equal('Hi Jane Bcc: all@example.com x');
  });

  it('renders no line break into a subject, whatever the value', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        value =>
          !/[\u0000-\u001f\u007f]/.test(
            renderSubject('Re: {{first_name}}', mergeValues({ first_name: value }, sender)),
          ),
      ),
    );
  });

  it('writes every value back as it was through a JSON payload', () => {
    fc.assert(
      fc.property(fc.string(), value => {
        const values = mergeValues({ custom_lead_data: { x: value } }, sender);
        const payload = JSON.stringify({ a: ['{{custom.x}}', 1, null], '{{custom.x}}': true });
        expect(JSON.parse(renderPayload(payload, values))).to.deep.equal({
          a: [renderText('{{custom.x}}', values), 1, null],
          '{{custom.x}}': true,
        });
      }),
    );
    expect(payloadTemplates('{"a":["x",{"b":"y"}],"c":1}')).to.deep.equal(['x', 'y']);
  });

  it('does not execute what a value says', () => {
    const values = mergeValues({ first_name: '{{email}}{% if %}', email: 'jane@example.com' }, sender);
    expect(renderText('{{first_name}}', values)).to.equal('{{email}}{% if %}');
  });

  it('reports the fields that a template uses, each once', () => {
    const used = usedFields(
      '{{first_name}} {{first_name}} {{custom.a}} {{custom["b c"] | default: last_name}} {{sender_name}}' +
        '{{custom.first name}}{{ custom.e  f -}}{{custom.g-h }}' +
        '{% if custom.d %}{{FirstName}}{% endif %}{{custom}} {{custom.a.b}} {{first_name.size}} {{sender_name.x}}',
      'text',
    );
    expect(used.standard).to.have.members(['first_name', 'last_name']);
    expect(used.custom).to.have.members(['a', 'b c', 'd', 'first name', 'e  f', 'g-h']);
    expect(used.unknown).to.have.members([
      'FirstName',
      'custom',
      'custom.a.b',
      'first_name.size',
      'sender_name.x',
    ]);
  });

  const refused = [
    '{{first_name',
    '{{ }}',
    '{{ first_name | shout }}',
    '{{ first_name | raw }}',
    '{% for a in b %}{% endfor %}',
    '{% include "x" %}',
    '{% render "x" %}',
    '{% layout "x" %}',
    '{% assign a = 1 %}',
    '{% if a %}',
    '{{ (1..100000000) }}',
    '{{ first_name }}'.repeat(1001),
    `{{ ${'custom['.repeat(200)} }}`,
    `{{ first_name | default: "${'x'.repeat(1001)}" }}`,
    'x'.repeat(MAX_TEMPLATE_LENGTH + 1),
    '{%if a%}'.repeat(900),
  ];
  for (const template of refused) {
    it(`refuses ${template.slice(0, 50)}`, () =>
      expect(() => usedFields(template, 'text')).to.throw(TemplateError));
  }

  it('answers hostile templates with a TemplateError and nothing else', () => {
    const piece = fc.oneof(
      fc.constantFrom('{{', '}}', '{%', '%}', 'if', '|', '"', 'custom', '[', '.', '(', '..'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), pieces => {
        try {
          renderHtml(pieces.join(' '), jane);
          usedFields(pieces.join(' '), 'text');
        } catch (error) {
          expect(error).to.be.instanceOf(TemplateError);
        }
      }),
    );
  });
});
