/** Runs trials on a house in a process of its own, several at a time. */
import { chanceOf } from '../faults/trial.ts';
import { startLoadedHouse } from '../loadedHouse.ts';
import { playerOf } from './players.ts';
import { acceptEach, emptyReport, failuresOf, runTrial } from './trial.ts';
import type { Player, Report } from './trial.ts';

export interface RunSettings {
  readonly trials: number;
  /** Decides what is sent when. */
  readonly seed: number;
  /** One second, if it is not given. A test on a busy machine waits longer. */
  readonly patienceMs?: number;
  readonly log: (line: string) => void;
}

const atOnce = 4;
/** Enough for a minimum cycle to be over when a player is used again. */
const mostPlayers = 160;
const tellEvery = 500;

export async function runTrials({ trials, seed, log, patienceMs }: RunSettings): Promise<Report> {
  const house = await startLoadedHouse();
  try {
    const report = emptyReport(patienceMs);
    await acceptEach(await playerOf(house, 0), report);
    const players: Player[] = [];
    while (players.length < Math.min(trials, mostPlayers)) players.push(await playerOf(house, players.length + 1));
    const chance = chanceOf(seed);
    let next = 0;
    const run = async (): Promise<void> => {
      while (next < trials) {
        const player = players[next % players.length];
        next += 1;
        if (player !== undefined) await runTrial(house.database, player, { report, chance });
        if (report.trials % tellEvery === 0) log([`${report.trials} trials`, ...failuresOf(report)].join('; '));
      }
    };
    await Promise.all(Array.from({ length: Math.min(atOnce, players.length) }, run));
    return report;
  } finally {
    await house.close();
  }
}
