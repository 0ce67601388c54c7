/**
 * Reads the public list of anchors and the seeds of a salt's day from the house, and checks a chain against them in this
 * browser. F01, F03
 */
import { anchorList, leavesPerPage, saltSeeds } from '@foyer/contract/site/anchors.ts';
import { checkSalt, isSalted, isSound } from '../../fair/saltRecords.ts';
import type { PublicRecords, StatedChain, StatedSalt } from '../../fair/saltRecords.ts';
import { ask } from './api.ts';
import { el } from './dom.ts';
import type { PlayWords } from './words.ts';

/** Undefined if the house does not reply. */
async function readLeaves({ saltDay, seedCount }: StatedSalt, lang: string): Promise<string[] | undefined> {
  const leaves: string[] = [];
  for (;;) {
    const answer = await ask(saltSeeds, { saltDay, offset: leaves.length }, lang);
    if (answer.kind !== 'done') return undefined;
    leaves.push(...answer.data.list);
    if (answer.data.list.length < leavesPerPage || leaves.length > seedCount) return leaves;
  }
}

async function readRecords(salt: StatedSalt, lang: string): Promise<PublicRecords | undefined> {
  const leaves = await readLeaves(salt, lang);
  const answer = await ask(anchorList, { fromNo: Math.max(1, salt.entryNo - 1) }, lang);
  return leaves === undefined || answer.kind !== 'done' ? undefined : { leaves, entries: answer.data.list };
}

async function verdictOf(chain: StatedChain, startMs: number, lang: string) {
  const records = await readRecords(chain.salt, lang);
  if (records === undefined) return 'listLost';
  return isSound(checkSalt(chain, startMs, records)) ? 'listHolds' : 'listFails';
}

/** A button that checks the chain, with the verdict below it; undefined for a chain without a salt. */
export function listCheck(
  words: PlayWords,
  chain: StatedChain,
  { startMs, lang }: { readonly startMs: number; readonly lang: string },
): HTMLElement | undefined {
  if (!isSalted(chain.salt)) return undefined;
  const told = el('p.said', { role: 'status' });
  const button = el('button.quiet', { type: 'button', onclick: () => void check() }, words('listCheck'));
  async function check(): Promise<void> {
    button.disabled = true;
    told.textContent = words('listReads');
    told.textContent = words(await verdictOf(chain, startMs, lang));
    button.disabled = false;
  }
  return el('div.list-check', {}, button, told);
}
