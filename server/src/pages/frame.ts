import { escapeHtml } from '../domain/shared/escape-html.js';

/** A part of a page that is HTML already. */
export class Markup {
  constructor(readonly text: string) {}

  toString(): string {
    return this.text;
  }
}

/** What a page is made of: texts are escaped, nothing is written for null, undefined and false. */
export type Content = Markup | string | number | null | undefined | false | readonly Content[];

/** HTML with contents in it, whatever they are, escaped: `` markup`<p>${name}</p>` ``. */
export function markup(parts: TemplateStringsArray, ...contents: Content[]): Markup {
  return new Markup(parts.reduce((text, part, index) => text + write(contents[index - 1] as Content) + part));
}

function write(content: Content): string {
  if (content instanceof Markup) return content.text;
  if (Array.isArray(content)) return (content as readonly Content[]).map(write).join('');
  if (content === null || content === undefined || content === false) return '';
  return escapeHtml(String(content));
}

/** Colours keep a contrast of 4.5 to 1 and more, in both schemes; the narrowest screen needs no sideways scrolling. */
const style = `
:root{color-scheme:light dark;--text:#1b1f24;--soft:#57606a;--page:#fff;--line:#8c959f;--field:#fff;
--main:#0b57d0;--on-main:#fff;--good:#116329;--bad:#a40e26;--bad-page:#ffebe9;--good-page:#dafbe1;--note:#fff8c5}
@media(prefers-color-scheme:dark){:root{--text:#e6edf3;--soft:#9da7b3;--page:#0d1117;--line:#6e7681;--field:#161b22;
--main:#a8c7fa;--on-main:#062e6f;--good:#56d364;--bad:#ff9492;--bad-page:#3c1618;--good-page:#12261e;--note:#2e2a12}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--page)}
main{max-width:36rem;margin:0 auto;padding:2.5rem 1rem 4rem;overflow-wrap:anywhere}
h1{font-size:1.6rem;line-height:1.25;margin:0 0 1rem}
h2{font-size:1.15rem;margin:1.5rem 0 .5rem}
p{margin:.5rem 0}
.soft{color:var(--soft)}
label,legend{font-weight:600}
label{display:block;margin:1rem 0 .25rem}
input,select{width:100%;font:inherit;color:inherit;background:var(--field);border:1px solid var(--line);border-radius:.4rem;padding:.55rem .7rem}
input[aria-invalid=true]{border:2px solid var(--bad)}
fieldset{border:1px solid var(--line);border-radius:.4rem;margin:1rem 0;padding:.25rem 1rem 1rem;min-width:0}
.row{display:grid;grid-template-columns:1fr 6rem;gap:0 .75rem}
.error{color:var(--bad);margin:.25rem 0 0}
.box{border-radius:.4rem;padding:.75rem 1rem;margin:1rem 0}
.bad{background:var(--bad-page)}
.good{background:var(--good-page)}
.note{background:var(--note)}
.box h2,.box p:first-child{margin-top:0}
button,.button{display:inline-block;font:inherit;font-weight:600;text-decoration:none;border:1px solid var(--main);
border-radius:.4rem;padding:.55rem 1.1rem;margin:1.25rem .5rem 0 0;min-height:2.75rem;cursor:pointer;color:var(--on-main);background:var(--main)}
button.second{color:var(--main);background:transparent}
button[aria-disabled=true]{opacity:.65;cursor:progress}
a{color:var(--main)}
summary{cursor:pointer;margin:1rem 0 .25rem;padding:.4rem 0;font-weight:600}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
.steps{padding-left:1.5rem}
.steps li{margin:.4rem 0}
.ok,.failed{white-space:nowrap}
.ok{color:var(--good);font-weight:600}
.failed{color:var(--bad);font-weight:600}
hr{border:0;border-top:1px solid var(--line);margin:2rem 0 .5rem}
`;

/** Shows that work is under way, and keeps a form from being sent twice. The page works without it. */
const script = `
addEventListener('submit',e=>{const b=e.submitter;if(!b)return;if(e.target.dataset.sent){e.preventDefault();return}
e.target.dataset.sent='1';b.setAttribute('aria-disabled','true');b.textContent=b.dataset.busy||b.textContent});
addEventListener('pageshow',e=>{if(e.persisted)location.reload()});
addEventListener('DOMContentLoaded',()=>{const r=document.querySelector('[data-result]');if(!r)return;r.focus();
document.title=r.dataset.result;const a=r.querySelector('a[data-go]');if(a)setTimeout(()=>location.assign(a.href),1500)});
`;

/** What the head of a page needs to know. */
export interface Frame {
  title: string;
  /** Lets the page's own style and script run, and no others. */
  nonce: string;
}

/** The page up to its content. */
export function frameStart({ title, nonce }: Frame): Markup {
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${new Markup(style)}</style>
<script nonce="${nonce}">${new Markup(script)}</script>
</head>
<body>
<main>
`;
}

/** What follows the content. */
export const frameEnd = markup`
</main>
</body>
</html>
`;

export function framed(frame: Frame, content: Content): string {
  return `${frameStart(frame)}${markup`${content}`}${frameEnd}`;
}

/**
 * Headers of every page: it loads nothing, is kept and indexed nowhere, sends nobody its address, and cannot be framed.
 */
export function pageHeaders(nonce: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': policy.join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex',
    // A proxy must not hold back the steps that arrive one by one.
    'X-Accel-Buffering': 'no',
  };
}
