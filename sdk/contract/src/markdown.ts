import { findingLines } from './report.js';
import type { Result } from './run.js';

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
