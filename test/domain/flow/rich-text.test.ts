import { expect } from 'chai';
import fc from 'fast-check';
import { htmlToText, richTextToHtml } from '../../../server/src/domain/flow/rich-text.js';

describe('rich text', () => {
  const cases: [given: string, want: string][] = [
    ['', ''],
    ['Hi', '<p>Hi</p>'],
    ['Hi Jane,\r\nhow are you?\n \n\nBye', '<p>Hi Jane,<br>how are you?</p>\n<p>Bye</p>'],
    ['a < b & "c"', '<p>a &lt; b &amp; &quot;c&quot;</p>'],
    ['<script>x</script>', '<p>&lt;script&gt;x&lt;/script&gt;</p>'],
    ['<p>Hi <b>you</b></p>', '<p>Hi <b>you</b></p>'],
    ['one<br/>two', 'one<br/>two'],
    ['{{ first_name | default: "you" }} & co', '<p>{{ first_name | default: "you" }} &amp; co</p>'],
    ['{% if first_name == "A" %}<3{% endif %}', '<p>{% if first_name == "A" %}&lt;3{% endif %}</p>'],
    ['a **bold** word, 2 ** 3 ** 4', '<p>a <strong>bold</strong> word, 2 ** 3 ** 4</p>'],
    [
      'See https://a.example/x?y=1&z=2.',
      '<p>See <a href="https://a.example/x?y=1&amp;z=2">https://a.example/x?y=1&amp;z=2</a>.</p>',
    ],
    ['[our site](https://a.example)!', '<p><a href="https://a.example">our site</a>!</p>'],
    ['[x](javascript:alert(1))', '<p>[x](javascript:alert(1))</p>'],
    [
      'https://a.example/{{custom.slug}}',
      '<p><a href="https://a.example/{{custom.slug}}">https://a.example/{{custom.slug}}</a></p>',
    ],
    ['\uE0000\uE001{{email}}', '<p>0{{email}}</p>'],
  ];
  for (const [given, want] of cases) {
    it(`turns ${JSON.stringify(given)} into HTML`, () => expect(richTextToHtml(given)).to.equal(want));
  }

  it('lets no markup of plain text through', () => {
    fc.assert(
      fc.property(fc.string(), text => {
        const html = richTextToHtml(text);
        return html === text || !/<(?!\/?(?:p|br|strong|a)[ >])/.test(html);
      }),
    );
  });

  it('writes HTML as text', () => {
    const html =
      '<h1>Offer</h1><p>Hi <b>Jane</b>,<br>see <a href="https://a.example">our site</a> or <a href="https://b.example">https://b.example</a></p>' +
      '<ul><li>one</li><li>two</li></ul><img src="x.png" alt="logo"><style>p{}</style>';
    expect(htmlToText(html)).to.equal(
      'Offer\n\nHi Jane,\nsee our site [https://a.example] or https://b.example\n\n * one\n * two',
    );
  });

  it('gives plain text back as it was written', () => {
    const line = fc.stringMatching(/^[a-zA-Z0-9&"'.,!?]( < )?[a-zA-Z0-9&>"'.,!?]{1,20}$/);
    const paragraph = fc.array(line, { minLength: 1, maxLength: 3 }).map(lines => lines.join('\n'));
    fc.assert(
      fc.property(fc.array(paragraph, { minLength: 1, maxLength: 3 }), paragraphs => {
        const text = paragraphs.join('\n\n');
        expect(htmlToText(richTextToHtml(text))).to.equal(text);
      }),
    );
  });
});
