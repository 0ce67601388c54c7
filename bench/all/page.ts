/** Makes docs/performance.md out of what the benchmarks printed. */
import type { Benchmark, Figure } from './benchmark.ts';

export interface Result {
  readonly benchmark: Benchmark;
  readonly output: string;
  /** It ended without its figures. */
  readonly isBroken: boolean;
  readonly seconds: number;
  /** The machine's load of the last minute before the benchmark began. */
  readonly load: number;
}

/** The number that a figure's pattern finds in the output; undefined where it is not printed. */
export function valueOf({ pattern }: Figure, output: string): number | undefined {
  const found = pattern.exec(output)?.[1];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}

export function verdictOf(figure: Figure, value: number | undefined): 'met' | 'missed' | 'not measured' {
  if (value === undefined || Number.isNaN(value)) return 'not measured';
  const { atMost = Infinity, atLeast = -Infinity } = figure;
  return value <= atMost && value >= atLeast ? 'met' : 'missed';
}

const goalOf = ({ atMost, atLeast, unit = '' }: Figure): string =>
  atMost === undefined ? `≥ ${atLeast}${unit}` : `≤ ${atMost}${unit}`;

function rowOf(figure: Figure, { benchmark, output }: Result): string {
  const value = valueOf(figure, output);
  const verdict = verdictOf(figure, value);
  const why = verdict === 'missed' ? (figure.whyMissed ?? '') : '';
  const shown = value === undefined ? '–' : `${value}${figure.unit ?? ''}`;
  return `| ${benchmark.name} | ${figure.what} | ${figure.beside} | ${goalOf(figure)} | ${shown} | ${verdict}${why && `: ${why}`} |`;
}

export function performancePage(machine: readonly string[], results: readonly Result[]): string {
  const figures = results.flatMap((result) => result.benchmark.figures.map((figure) => rowOf(figure, result)));
  const minutes = results.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  return [
    '# Performance',
    '',
    '<!-- Written by `npm run bench`. -->',
    '',
    `One run of \`npm run bench\`, ${Math.round(minutes)} minutes: ${machine.join(', ')}. Absolute times are those of this machine.`,
    'A figure that counts is a ratio to something else in the same run. [All figures](figures.md), with what each compares.',
    '',
    '| benchmark | figure | beside | goal | measured | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...figures,
    '',
    '## What each printed',
    '',
    ...results.flatMap(({ benchmark, output, seconds, load, isBroken }) => [
      `### ${benchmark.name}`,
      '',
      `${benchmark.title}. ${Math.round(seconds)} s, load before it ${load.toFixed(1)}${isBroken ? '; **it failed**' : ''}.`,
      '',
      '```text',
      output.trim(),
      '```',
      '',
    ]),
  ].join('\n');
}
