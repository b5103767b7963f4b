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

/** Returns a run as JUnit XML: a suite for each group, a case for each check. */
export function junit(results: readonly Result[], seconds: number): string {
  const groups = [...new Set(results.map(({ check }) => check.group))];
  const suites = groups.map(name => {
    const own = results.filter(({ check }) => check.group === name);
    return element('testsuite', name, own, own.map(testCase), '  ');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', 'outreach-contract', results, suites, '', seconds)}`;
}

function element(
  tag: string,
  name: string,
  results: readonly Result[],
  content: string[],
  indent: string,
  seconds = results.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000,
): string {
  const count = (outcome: Result['outcome']) => results.filter(result => result.outcome === outcome).length;
  const counts = `tests="${results.length}" failures="${count('failed')}" errors="0" skipped="${count('skipped')}"`;
  return `${indent}<${tag} name="${escaped(name)}" ${counts} time="${seconds.toFixed(3)}">\n${content.join('')}${indent}</${tag}>\n`;
}

function testCase({ check, outcome, findings, reason, durationMs }: Result): string {
  const { group, name, part } = check;
  const attributes = [
    `classname="${escaped(`outreach-contract.${group}`)}"`,
    `name="${escaped(`${name} (${part})`)}"`,
    `time="${(durationMs / 1000).toFixed(3)}"`,
  ].join(' ');
  if (outcome === 'passed') return `    <testcase ${attributes}/>\n`;
  const [first] = findings;
  const inside = first
    ? `<failure type="violation" message="${escaped(`expected ${first.expected}, got ${first.got}`)}">${escaped(findingLines(findings))}</failure>`
    : `<skipped message="${escaped(reason)}"/>`;
  return `    <testcase ${attributes}>${inside}</testcase>\n`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns text that XML 1.0 can hold; a service under test may respond with any character. */
function escaped(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '�')
    .replaceAll(/[&<>"]/g, character => entities[character]!);
}

/** The run that a report is about. */
export interface Run {
  baseUrl: string;
  /** Version of the contract. */
  version: string;
  startedAt: Date;
  seconds: number;
}

/** Returns a run as a dated report in Markdown: a row for each group, then each failed check with its findings. */
export function markdown(results: readonly Result[], { baseUrl, version, startedAt, seconds }: Run): string {
  const groups = [...new Set(results.map(({ check }) => check.group))];
  const failed = results.filter(({ outcome }) => outcome === 'failed');
  return [
    '# Contract report',
    `${failed.length === 0 ? 'All checks passed' : `${failed.length} checks failed`}: ${baseUrl} against version ` +
      `${version} of the contract, on ${startedAt.toISOString()}, in ${seconds.toFixed(1)} s.`,
    [
      '| Group | Checks | Passed | Failed | Skipped |',
      '| --- | --- | --- | --- | --- |',
      ...groups.map(group => groupRow(group, results)),
    ].join('\n'),
    ...failed.map(
      ({ check, findings }) =>
        `## ${check.group}: ${check.name}\n\nOperation: \`${check.part}\`\n\n\`\`\`text\n${findingLines(findings)}\`\`\``,
    ),
    '',
  ].join('\n\n');
}

function groupRow(group: string, results: readonly Result[]): string {
  const own = results.filter(({ check }) => check.group === group);
  const count = (outcome: Result['outcome']) => own.filter(result => result.outcome === outcome).length;
  return `| ${group} | ${own.length} | ${count('passed')} | ${count('failed')} | ${count('skipped')} |`;
}
