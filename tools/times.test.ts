/** All shown times follow one rule, so nothing else may format one. docs/decisions/365-one-rule-for-times.md */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';

const formatter =
  /DateTimeFormat|toLocale(?:Date|Time)String|to(?:ISO|Time|Date|UTC|GMT)String|\.get(?:UTC)?(?:FullYear|Month|Date|Hours|Minutes|Seconds)\(|new Date\([^)]*\)\.toLocaleString|7 \* 3_600_000/;

/** Times for machines, and days for calculations; none of them is shown. */
const reasons: Readonly<Record<string, string>> = {
  'text/src/time.ts': 'the two formatters themselves',
  'contract/src/houseZone.ts': "the house's zone and its days",
  'text/src/translate.ts': 'given to the message formatter; no message has a time argument, see below',
  'client/src/text/format.ts': 'given to the message formatter; no message has a time argument, see below',
  'client/src/session/cookies.ts': 'the expiry of a cookie',
  'server/src/web/securityText.ts': 'the end of security.txt, for machines',
  'client/src/ui/records/periodSearch.ts': 'whether a day in an address exists',
  'desk/src/screens/content/itemForm.ts': 'the value of a field of date and time',
  'contract/src/rules/birthday.ts': 'whether a day of birth exists',
  'contract/src/lottery/clock.ts': 'the date within the number of an issue',
  'contract/src/play/tableClock.ts': 'the date within the number of a round',
  'server/src/vip/birthday.ts': 'whether a day of birth exists in a year',
  'server/src/promotions/periods.ts': 'the months of offers, counted',
  'server/src/protection/playStatement.ts': 'the months of a statement, counted',
  'server/src/settings/calendar.ts': 'days and months of the house, counted',
  'server/src/uploads/s3Signature.ts': 'the time that a request to S3 is signed with, for machines',
  'server/src/log.ts': "the operator's own terminal",
  'server/src/staffCommand.ts': "the operator's own terminal",
  'server/src/desk/moneyRoutes.ts': 'times in a file for other programs',
};

const shipped = [...sourceFiles()].filter(
  ([path]) =>
    /^(?:client\/src|desk\/src|contract\/src|text\/src|pictures\/src|games|server\/src)\//.test(path) &&
    !/\.test\.|testing\.ts$|Testing\.ts$|\.gen\.ts$/.test(path),
);

it('formats shown times only in text/src/time.ts', () => {
  expect(shipped.length).toBeGreaterThan(800);
  const found = shipped
    // For machines: the attribute of a <time>.
    .filter(([, source]) => formatter.test(source.replaceAll(/dateTime=\{new Date\(\S+\)\.toISOString\(\)\}/g, '')))
    .map(([path]) => path);
  expect(found.toSorted()).toEqual(Object.keys(reasons).toSorted());
});

it('has no message that formats a time itself', () => {
  const root = fileURLToPath(new URL('../text/', import.meta.url));
  const paths = globSync('{zh_CN,en,th}/**/*.json', { cwd: root });
  expect(paths.length).toBeGreaterThan(200);
  const typed = /\{\w+, ?(?:date|time)\b/;
  expect(typed.test('{at, date, short}')).toBe(true);
  expect(paths.filter((path) => typed.test(readFileSync(`${root}${path}`, 'utf8')))).toEqual([]);
});
