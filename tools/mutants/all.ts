/** Every fault that is planted, room by room. */
import { account } from './account.ts';
import { bonus } from './bonus.ts';
import { client } from './client.ts';
import { club } from './club.ts';
import { desks } from './desks.ts';
import { fair } from './fair.ts';
import { games } from './games.ts';
import { gates } from './gates.ts';
import { ledger } from './ledger.ts';
import { lottery } from './lottery.ts';
import type { Mutant, Room } from './mutant.ts';
import { protection } from './protection.ts';
import { waiting } from './waiting.ts';
import { wallet } from './wallet.ts';
import { words } from './words.ts';

const rooms: readonly Room[] = [
  ledger,
  wallet,
  bonus,
  games,
  desks,
  lottery,
  club,
  account,
  gates,
  protection,
  waiting,
  fair,
  client,
  words,
];

export type Fault = Mutant & { readonly room: string };

export const faults: readonly Fault[] = rooms.flatMap(({ room, faults: all }) =>
  all.map((fault) => ({ ...fault, room })),
);

/** The text with the fault in it; undefined unless the replaced text occurs exactly once. */
export function planted(text: string, { was, is }: Mutant): string | undefined {
  if (text.split(was).length !== 2) return undefined;
  // A function: `$` in the replacement means itself.
  return text.replace(was, () => is);
}
