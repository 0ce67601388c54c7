/** The report in the terminal: by kind of check, then by call. */
import { checkNames } from '../finding.ts';
import type { CheckName, Finding } from '../finding.ts';
import type { KitResult } from '../runKit.ts';

const plural = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const linesOf = (findings: readonly Finding[]): string[] =>
  findings.map(({ call, path, tried, problem }) => `    ${call} ${path}: ${tried}: ${problem}`);

function skippedLines({ calls }: KitResult): string[] {
  const byReason = new Map<string, string[]>();
  for (const { call, reason } of calls.flatMap(({ skipped }) => skipped))
    byReason.set(reason, [...new Set([...(byReason.get(reason) ?? []), call])]);
  return [...byReason].map(
    ([reason, names]) => `  not checked (${reason}): ${plural(names.length, 'call')}: ${names.join(' ')}`,
  );
}

export function terminalReport(result: KitResult): string {
  const { url, calls, findings } = result;
  const bad = calls.filter((one) => one.findings.length > 0).length;
  const groups = Object.entries(checkNames).flatMap(([check, title]) => {
    const own = findings.filter((finding) => finding.check === (check as CheckName));
    return own.length === 0 ? [] : [`  ${title}: ${own.length}`, ...linesOf(own)];
  });
  return [
    `${url}: ${plural(calls.length, 'call')}, ${plural(findings.length, 'finding')}${bad === 0 ? '' : ` in ${plural(bad, 'call')}`}`,
    ...groups,
    ...skippedLines(result),
  ].join('\n');
}
