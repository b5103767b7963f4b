import { escapeHtml } from '../domain/shared/escape-html.js';

/** Which page of the unsubscribe link. */
export type UnsubscribePage = { kind: 'ask' | 'done'; email: string } | { kind: 'unknown' };

const style =
  'body{font:1.1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1rem;color:#1a1a1a;background:#fff}' +
  'button{font:inherit;padding:.6rem 1.2rem;border:0;border-radius:.4rem;background:#1d4ed8;color:#fff;cursor:pointer}' +
  'button:focus-visible{outline:3px solid #f59e0b;outline-offset:2px}' +
  '@media(prefers-color-scheme:dark){body{color:#eee;background:#111}}';

/** Headers of every page: it loads nothing, is kept and indexed nowhere, and no other site can frame it. */
export const unsubscribePageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
};

/** The page that the unsubscribe link of a mail shows in a browser. */
export function unsubscribePage(page: UnsubscribePage): string {
  const [title, content] = contentOf(page);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function contentOf(page: UnsubscribePage): [title: string, content: string] {
  switch (page.kind) {
    case 'ask':
      return [
        'Unsubscribe',
        `<p>No more emails will be sent to <strong>${escapeHtml(page.email)}</strong>.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
      ];
    case 'done':
      return [
        'You are unsubscribed',
        `<p role="status">No more emails will be sent to <strong>${escapeHtml(page.email)}</strong>.</p>`,
      ];
    case 'unknown':
      return [
        'This link is not valid',
        '<p>It may be incomplete. Reply to the email and ask to be removed from the list.</p>',
      ];
  }
}
