/**
 * Every call that a page reads, failing in every way on that page: no blank screen, no unhandled rejection, no endless
 * placeholder, and a retry where something is missing. In tests each call fails in one way; `npm run faults` tries all
 * ways and writes the table of docs/client-faults.md.
 */
import { appendFileSync } from 'node:fs';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../../../server/src/testing/house.ts';
import { newPlayer, readyToWithdraw } from '../../../server/src/wallet/testing/wallet.ts';
import { guestScreens, playerScreens } from '../../addresses.ts';
import { cookiesOf, houseSettings } from '../wallet/players.ts';
import { readsOf, tryCell } from './matrix.tsx';
import { faultNames } from './replies.ts';

const isWhole = process.env.FAULTS === 'all';
const report = process.env.FAULTS_REPORT;
const minutes = 60_000;

const t = await openTestHouse(houseSettings);
afterAll(() => t.close());
const player = await newPlayer(t, 1000);
await readyToWithdraw(t, player);
const visitors = { guest: [], player: cookiesOf(player) } as const;

/**
 * A call is tried on the first page that reads it. If it fails quietly there, `npm run faults` also tries it in one way
 * on every later page, because another page may need it more.
 */
const tried = new Map<string, 'named' | 'quiet'>();
let turn = 0;

const places = [
  ...guestScreens.map((path) => ['guest', path] as const),
  ...playerScreens.map((path) => ['player', path] as const),
];

it.each(places)(
  'for a %s, %s survives the failure of each of its calls. R01, ERR-033, NFR-012',
  async (visitor, path) => {
    const place = { path, setCookies: visitors[visitor] };
    const { calls, busy } = await readsOf(t, place);
    const wrong: string[] = [];
    for (const call of calls) {
      const key = `${visitor} ${call}`;
      const before = tried.get(key);
      if (before === 'named' || (before === 'quiet' && !isWhole)) continue;
      const isAll = isWhole && before === undefined;
      const chosen = isAll ? faultNames : faultNames.slice(turn % (faultNames.length - 1)).slice(0, 1);
      turn += 1;
      for (const fault of chosen) {
        const cell = await tryCell(t, place, { call, fault, busyWhenWell: busy });
        const isNamed = cell.shown === 'retry' || cell.shown === 'message';
        if (isNamed || before === undefined) tried.set(key, isNamed ? 'named' : (tried.get(key) ?? 'quiet'));
        wrong.push(...cell.wrong.map((what) => `${call}, ${fault}: ${what}`));
        if (report !== undefined)
          appendFileSync(report, `${JSON.stringify({ visitor, path, call, fault, ...cell })}\n`);
      }
    }
    expect(wrong).toEqual([]);
  },
  isWhole ? 20 * minutes : undefined,
);
