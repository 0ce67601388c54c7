/** The report of a simulation as it is printed. */
import { faultNames, faultWords } from './grid.ts';
import type { Report, Settings } from './simulation.ts';

/** One call of a service in so many operations, and one fault. */
const operationsACall = 200;
const operationsAFault = 100;

export const sharesOf = (operations: number): Pick<Settings, 'calls' | 'faults'> => ({
  calls: Math.ceil(operations / operationsACall),
  faults: Math.ceil(operations / operationsAFault),
});

const counted = (count: number): string => count.toLocaleString('en');

/** `part`: the only part of the run that was done, or the one that went wrong; undefined for a run of one part. */
export function shown(report: Report, { seed, operations, calls, faults }: Settings, part?: number): string {
  const { grid, kinds, milliseconds, divergence } = report;
  const empty = grid.empty(kinds);
  const seconds = milliseconds / 1000;
  const lines = [
    ...grid.lines(kinds),
    '',
    ...faultNames.map((fault) => `${fault.padEnd(10)} ${faultWords[fault]}`),
    '',
    `${counted(grid.operations)} operations under ${counted(grid.faults)} faults in ${seconds.toFixed(0)} s, ${counted(Math.round(grid.operations / seconds))} a second`,
    `${counted(report.movements)} movements of ${counted(report.players)} players`,
    empty.length === 0
      ? 'every cell of the grid is hit'
      : `${empty.length} cells of the grid are not hit: ${empty.slice(0, 8).join(', ')}`,
    `trace ${report.trace}`,
    `books ${report.books}`,
  ];
  if (divergence === undefined) return [...lines, '0 lost, 0 doubled, 0 negative, the books are zero'].join('\n');
  const again = `npm run simulate -- --seed ${seed} --operations ${operations} --calls ${calls} --faults ${faults}${part === undefined ? '' : ` --part ${part}`}`;
  return [...lines, '', 'the latest steps:', ...report.latest, '', divergence, '', `again: ${again}`].join('\n');
}
