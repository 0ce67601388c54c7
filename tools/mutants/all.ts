/** Every fault that is planted, subject by subject. */
import { account } from './account.ts';
import { betSums } from './betSums.ts';
import { bonus } from './bonus.ts';
import { client } from './client.ts';
import { club } from './club.ts';
import { desks } from './desks.ts';
import { factors } from './factors.ts';
import { fair } from './fair.ts';
import { payments } from './payments.ts';
import { play } from './play.ts';
import { gates } from './gates.ts';
import { staff } from './staff.ts';
import { jurisdiction } from './jurisdiction.ts';
import { ledger } from './ledger.ts';
import { lottery } from './lottery.ts';
import type { FaultGroup, Mutant } from './mutant.ts';
import { oldBets } from './oldBets.ts';
import { protection } from './protection.ts';
import { security } from './security.ts';
import { shownProtection } from './shownProtection.ts';
import { verifier } from './verifier.ts';
import { waiting } from './waiting.ts';
import { wallet } from './wallet.ts';
import { words } from './words.ts';

const groups: readonly FaultGroup[] = [
  ledger,
  betSums,
  oldBets,
  wallet,
  payments,
  bonus,
  play,
  desks,
  lottery,
  club,
  account,
  factors,
  gates,
  staff,
  security,
  protection,
  shownProtection,
  jurisdiction,
  waiting,
  fair,
  verifier,
  client,
  words,
];

export type Fault = Mutant & { readonly subject: string };

export const faults: readonly Fault[] = groups.flatMap(({ subject, faults: all }) =>
  all.map((fault) => ({ ...fault, subject })),
);

/** The text with the fault in it; undefined unless the replaced text occurs exactly once. */
export function planted(text: string, { was, is }: Mutant): string | undefined {
  if (text.split(was).length !== 2) return undefined;
  // A function: `$` in the replacement means itself.
  return text.replace(was, () => is);
}
