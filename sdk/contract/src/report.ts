import type { Finding } from './finding.js';
import type { Session } from './probe.js';
import type { Check, Result, Watcher } from './run.js';
import type { SentRequest } from './send-request.js';

/** Where a report is written. */
export interface Output {
  write(text: string): unknown;
  isTTY?: boolean;
}

const nameWidth = 28;

/** Shows the progress of a run: a line per group, then its failed checks. On a terminal, also the current check. */
export function progress(output: Output, checks: readonly Check[]): Watcher & { close(): void } {
  let results: Result[] = [];
  const live = (text: string) => output.isTTY && output.write(`\r\x1b[K${text}`);
  const close = () => {
    if (results.length === 0) return;
    live('');
    output.write(groupLine(results));
    for (const result of results) output.write(failureLines(result));
    results = [];
  };
  return {
    begins({ group, name }) {
      if (results[0] && results[0].check.group !== group) close();
      const total = checks.filter(check => check.group === group).length || 1;
      live(`…     ${group.padEnd(nameWidth)} ${results.length + 1}/${total} ${name}`.slice(0, 100));
    },
    ended: result => void results.push(result),
    close,
  };
}

function groupLine(results: readonly Result[]): string {
  const count = (outcome: Result['outcome']) => results.filter(result => result.outcome === outcome).length;
  const [failed, skipped] = [count('failed'), count('skipped')];
  const seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
  const parts = [
    counted(results.length, 'check'),
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    `${seconds.toFixed(1)} s`,
  ];
  return `${failed > 0 ? 'FAIL' : 'ok  '}  ${results[0]!.check.group.padEnd(nameWidth)} ${parts.join(', ')}\n`;
}

function failureLines({ check, outcome, findings }: Result): string {
  if (outcome !== 'failed') return '';
  return `\n    ✗ ${check.name}  (${check.part})\n${findingLines(findings, '      ')}\n`;
}

/** Returns each finding: the expected value, the received value, and the request. */
export function findingLines(findings: readonly Finding[], indent = ''): string {
  return findings
    .flatMap(({ request, expected, got }, index) => [
      `expected  ${expected}`,
      `got       ${got}`,
      ...(findings[index + 1]?.request !== request ? [curlLine(request), ''] : []),
    ])
    .map(line => (line === '' ? '\n' : `${indent}${line}\n`))
    .join('');
}

/** Returns the end of a report: skipped checks, what stays, and the failed checks. */
export function summary(results: readonly Result[], session: Session, seconds: number): string {
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  const lines = ['', ...skippedLines(skipped)];
  if (session.left.size > 0) {
    const left = [...session.left].map(([what, count]) => `${count} ${what}`);
    lines.push(`Left in the account, because no call removes them: ${left.join(', ')} (${session.prefix}…).`);
  }
  const without = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
  const checks = `${counted(results.length - skipped.length, 'check')} in ${seconds.toFixed(1)} s${without}`;
  lines.push(
    failed.length === 0 ? `All passed: ${checks}.` : `Failed: ${failed.length} of ${checks}:`,
    ...failed.map(({ check }) => `  ${check.group}: ${check.name} (${check.part})`),
  );
  return `${lines.join('\n')}\n`;
}

function skippedLines(skipped: readonly Result[]): string[] {
  const reasons = [...new Set(skipped.map(({ reason }) => reason))];
  return reasons.map(reason => {
    const count = skipped.filter(result => result.reason === reason).length;
    return `Skipped ${counted(count, 'check')}: ${reason}.`;
  });
}

/** Returns a request as a shell command. Keys are variables, because reports are shared. */
function curlLine({ method, url, headers, key, body }: SentRequest): string {
  return [
    'curl -i',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(url),
    ...(key === 'none' ? [] : [`-H "Authorization: Bearer $${key === 'own' ? 'API_KEY' : 'OTHER_KEY'}"`]),
    ...Object.entries(headers).map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body)}`]),
  ].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
