/** Converts the JSON reports of Vitest and Playwright to one format. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import * as v from 'valibot';

export interface Count {
  readonly title: string;
  readonly seconds: number;
  readonly passed: number;
  readonly failed: number;
  /** Names of failures, for the end of a long report. */
  readonly names: readonly string[];
  readonly files: readonly FileTime[];
}

/** `seconds`: the sum of the tests of a file, which may exceed the wall time. */
export interface FileTime {
  readonly file: string;
  readonly seconds: number;
}

interface Ended {
  readonly hasSucceeded: boolean;
  readonly seconds: number;
}

const vitestReport = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      startTime: v.number(),
      endTime: v.number(),
      assertionResults: v.array(v.object({ status: v.string(), fullName: v.string() })),
    }),
  ),
});

/** `mustRun`: a suite without tests counts as failed. */
export function fromVitest(title: string, ended: Ended, file: string, root: string, mustRun: boolean): Count {
  return counted(title, ended, mustRun, () => {
    const { testResults } = v.parse(vitestReport, JSON.parse(readFileSync(file, 'utf8')));
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const names = tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => fullName);
    // A file that does not load reports no test.
    for (const { name, status, assertionResults } of testResults) {
      if (status !== 'passed' && assertionResults.every((test) => test.status === 'passed')) {
        names.push(`${relative(root, name)}: did not run`);
      }
    }
    const files = testResults.map(({ name, startTime, endTime }) => ({
      file: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }));
    return { passed: tests.filter(({ status }) => status === 'passed').length, names, files };
  });
}

interface Suite {
  readonly file: string;
  readonly specs?: readonly Spec[] | undefined;
  readonly suites?: readonly Suite[] | undefined;
}
const spec = v.object({
  title: v.string(),
  ok: v.boolean(),
  tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
});
type Spec = v.InferOutput<typeof spec>;
const suite: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.optional(v.array(spec)),
  suites: v.optional(v.array(v.lazy(() => suite))),
});
const playwrightReport = v.object({ suites: v.array(suite) });

const specsOf = ({ specs = [], suites = [] }: Suite): readonly Spec[] => [...specs, ...suites.flatMap(specsOf)];

/** Only `expected` is a pass: a journey that was skipped or retried is a failure. */
export function fromPlaywright(title: string, ended: Ended, file: string, root: string, mustRun: boolean): Count {
  return counted(title, ended, mustRun, () => {
    const { suites } = v.parse(playwrightReport, JSON.parse(readFileSync(file, 'utf8')));
    const tests = suites.flatMap((one) =>
      specsOf(one).flatMap((each) => each.tests.map((test) => ({ one, each, test }))),
    );
    const failed = tests.filter(({ test }) => test.status !== 'expected');
    const files = suites.map((one) => ({
      file: relative(root, `${root}/e2e/${one.file}`),
      seconds:
        specsOf(one)
          .flatMap((each) => each.tests.flatMap(({ results }) => results))
          .reduce((total, { duration }) => total + duration, 0) / 1000,
    }));
    const names = failed.map(({ one, each, test }) => `e2e/${one.file}: ${each.title} (${test.status})`);
    return { passed: tests.length - failed.length, names, files };
  });
}

type Read = Pick<Count, 'passed' | 'names' | 'files'>;

/** A suite that ends with an error or without a report has failed, whatever its report counts. */
function counted(title: string, { hasSucceeded, seconds }: Ended, mustRun: boolean, read: () => Read): Count {
  let found: Read;
  try {
    found = read();
  } catch {
    return { title, seconds, passed: 0, failed: 1, names: [`${title}: no report`], files: [] };
  }
  const { passed, names } = found;
  const hasRun = passed + names.length > 0;
  const isWhole = names.length > 0 || (hasSucceeded && (hasRun || !mustRun));
  const all = isWhole ? names : [`${title}: ended badly`];
  return { ...found, title, seconds, names: all, failed: all.length };
}

/** The slowest files of all suites. */
export const slowest = (counts: readonly Count[], most: number): readonly FileTime[] =>
  counts
    .flatMap(({ files }) => files)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most);
