import { findingLines } from './report.js';
import type { Result } from './run.js';

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
