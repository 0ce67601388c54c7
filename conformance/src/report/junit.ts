/** The report for build servers: a test case for each call. */
import type { KitResult } from '../runKit.ts';
import { replyOf, requestOf } from './shown.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML 1.0 has no control characters and no lone surrogates, not even as entities. */
const xml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '\ufffd')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

export function junitReport({ url, calls, findings }: KitResult): string {
  const cases = calls.map(({ call, path, findings: own, skipped, tookMs }) => {
    const failures = own.map(
      ({ check, tried, problem, exchange }) =>
        `<failure type="${check}" message="${xml(`${tried}: ${problem}`)}">${xml(`${requestOf(exchange)}\n\n${replyOf(exchange)}`)}</failure>`,
    );
    const notes = skipped.map(({ reason }) => `<system-out>${xml(`not checked: ${reason}`)}</system-out>`);
    return `<testcase classname="${xml(path)}" name="${xml(call)}" time="${tookMs / 1000}">${failures.join('')}${notes.slice(0, 1).join('')}</testcase>`;
  });
  const failed = new Set(findings.map(({ call }) => call)).size;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites><testsuite name="${xml(`foyer-conformance ${url}`)}" tests="${calls.length}" failures="${failed}">\n${cases.join('\n')}\n</testsuite></testsuites>\n`;
}
