import { spread } from '../loadedHouse.ts';
import type { Report } from './trial.ts';

/** The report as text: a row for each way, then one line for each promise. */
export function shown({ trials, ways, postedAfter, newsMs, streamMs, late, failedWithdrawals }: Report): string {
  const rows = [...ways]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, { accepted, refused, acceptedAfter, stoppedAfter, otherAfter }]) =>
        `| ${name} | ${accepted} | ${refused} | ${acceptedAfter} | ${stoppedAfter} | ${otherAfter} |`,
    );
  return [
    '| way | in flight, accepted | in flight, refused | after, accepted | after, PLAY_STOPPED | after, other refusal |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
    `${trials} trials; ${postedAfter} stakes and deposits posted after the acknowledgement`,
    `news of the stop on both devices: ${spread(newsMs)}`,
    `streams of windows ended: ${spread(streamMs)}; ${late} later than a second`,
    `withdrawals afterwards: ${trials - failedWithdrawals} of ${trials}`,
  ].join('\n');
}
