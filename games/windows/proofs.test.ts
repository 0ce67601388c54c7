// @vitest-environment happy-dom
/** The proofs that windows copy from a round of the house: the verifier reads them, and they hold. F03 */
import type { CardRound } from '@foyer/contract/play/cards.ts';
import type { PlayedClip } from '@foyer/contract/play/fish.ts';
import type { InstantRound } from '@foyer/contract/play/instant.ts';
import type { EventRound, HoldemRound } from '@foyer/contract/play/poker.ts';
import type { PlayRound } from '@foyer/contract/play/slot.ts';
import type { PlayedRound } from '@foyer/contract/play/table.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import text from '@foyer/text/zh_CN/proof.json' with { type: 'json' };
import { cardGames } from '../engines/cards/cardGames.ts';
import { instantGames } from '../engines/instant/games.ts';
import { holdemDeal, holdemOutcome } from '../engines/poker/holdem/rules.ts';
import { visibleHand } from '../engines/poker/holdem/view.ts';
import { finished, openEvent, wordOf } from '../engines/poker/sitAndGo/event.ts';
import { shownSpin } from '../engines/slot/shown.ts';
import { titleOf } from '../engines/slotTitles.ts';
import { cardRound } from '../fair/cardRound.ts';
import { commitmentOf } from '../fair/draw.ts';
import { isCaught } from '../fair/fishRound.ts';
import { instantRound } from '../fair/instantRound.ts';
import { pokerDraw } from '../fair/pokerRound.ts';
import { proofText, readProof } from '../fair/proof.ts';
import type { Proof } from '../fair/proof.ts';
import { slotRound } from '../fair/slotRound.ts';
import { fishModels } from '../engines/fish/models.ts';
import { checkProof } from '../verify/check/check.ts';
import { secondRounds } from '../verify/testing/secondRounds.ts';
import { proofOfRound as cardProof } from './cards/proof.ts';
import { proofOfClip } from './fish/proof.ts';
import { hashedNote, proofActs } from './frame/proofActs.ts';
import { testWords } from './frame/testing/page.ts';
import { proofOfRound as instantProof } from './instant/proof.ts';
import { proofOfEvent, proofOfHand } from './poker/proof.ts';
import { proofOfRound as slotProof } from './slot/proof.ts';
import { proofOfRound as tableProof } from './table/proof.ts';

const serverSeed = 'ab'.repeat(32);
const seeds = { serverSeed, clientSeed: 'koi', nonce: 12 };
const head = { ...seeds, commitment: commitmentOf(serverSeed), isSettled: true };

const title = titleOf('brass-coin-theatre');
if (title === undefined) throw new RangeError('no machine');

function slotRoundOf(gameId: string, isWanted: (stops: readonly (readonly number[])[]) => boolean): PlayRound {
  const model = titleOf(gameId)?.model;
  if (model === undefined) throw new RangeError('no machine');
  for (let nonce = 0; ; nonce += 1) {
    const { spins } = slotRound(model, { ...seeds, nonce });
    if (isWanted(spins.map(({ stops }) => stops)))
      return { ...head, nonce, model: model.code, spins: spins.map(shownSpin) } as unknown as PlayRound;
  }
}

/** A hold of which one turn brings no coin. */
const holds = slotRoundOf('brass-coin-theatre', (stops) => stops.some(({ length }) => length === 0));
const climbs = slotRoundOf('moyu-koi-gate', (stops) => stops.length > 1);

function cards(): CardRound {
  const seat = { seeds, stakeSatang: cardGames.niuNiu.stakesSatang[1] ?? 0 };
  const played = cardRound(cardGames.niuNiu, seat, []);
  return {
    ...head,
    ...seat,
    winSatang: played?.winSatang,
    moves: [],
    shown: { niuNiu: played?.shown },
  } as unknown as CardRound;
}

function hand(what: 'call' | 'fold'): HoldemRound {
  const deal = holdemDeal(pokerDraw(seeds));
  return { ...head, ...visibleHand(deal, { anteSatang: 1_000, bonusSatang: 500 }, what) } as unknown as HoldemRound;
}

function event(): EventRound {
  const { moves, place } = finished(openEvent('shortDeck', pokerDraw(seeds)));
  return { ...head, rules: 'shortDeck', moves: moves.map(wordOf), place } as unknown as EventRound;
}

function instant(): InstantRound {
  const [choice, game] = ['night.w1.p2', instantGames.horses];
  const end = instantRound(game, choice, seeds);
  const winSatang = ((end?.pay ?? 0) * 2_000) / 100 / game.chips(choice);
  return { ...head, ...end, code: 'horses', choice, stakeSatang: 2_000, winSatang } as unknown as InstantRound;
}

function clip(): PlayedClip {
  const shots = fishModels.pond.species.map((species, shot) => ({
    shot,
    species: species.code,
    isCaught: isCaught(seeds, shot, species),
  }));
  return { ...head, model: 'pond', shots } as unknown as PlayedClip;
}

function tableRound(): PlayedRound {
  const { round: roundNo, seed, numbers, position, anchor, salt } = secondRounds.table(7);
  return { round: { roundNo, seed, numbers }, position, chain: { anchor, salt: { salt } } } as unknown as PlayedRound;
}

const sealed = <R extends object>(round: R): R => ({ ...round, serverSeed: '' });
const running = <R extends object>(round: R): R => ({ ...round, isSettled: false });

const told: readonly (readonly [string, Proof | undefined, readonly (Proof | undefined)[]])[] = [
  ['a hold', slotProof(title, holds), [slotProof(title, sealed(holds)), slotProof(title, running(holds))]],
  ['a machine that was another title’s before', slotProof(title, climbs), []],
  [
    'cards',
    cardProof('niuNiu', cards()),
    [cardProof('niuNiu', sealed(cards())), cardProof('niuNiu', running(cards()))],
  ],
  ['a called hand', proofOfHand(hand('call')), [proofOfHand(sealed(hand('call'))), proofOfHand(running(hand('call')))]],
  ['a folded hand', proofOfHand(hand('fold')), []],
  ['an event', proofOfEvent(event()), [proofOfEvent(sealed(event()))]],
  ['an instant game', instantProof(instant()), [instantProof(sealed(instant())), instantProof(running(instant()))]],
  ['a clip', proofOfClip(clip()), [proofOfClip(sealed(clip()))]],
  ['a table', tableProof('dragonTiger', 'moyu-dragonTiger', tableRound()), []],
];

describe.each(told)('the proof of %s', (_, proof, before) => {
  it('is read again and holds, and does not exist before its seed is known', () => {
    if (proof === undefined) throw new Error('no proof');
    expect(readProof(proofText(proof))).toEqual(proof);
    expect(checkProof(proof).verdict).toBe('holds');
    expect(before.filter((each) => each !== undefined)).toEqual([]);
  });
});

it('folds pay only the bonus bet, as the outcome says', () => {
  const deal = holdemDeal(pokerDraw(seeds));
  const { winSatang } = holdemOutcome(deal, { anteSatang: 1_000, bonusSatang: 500 }, false);
  expect(proofOfHand(hand('fold'))).toMatchObject({ decision: 'fold', winSatang });
});

describe('the buttons below a round', () => {
  const words = testWords({});
  const proof = secondRounds.table(7);
  afterEach(() => vi.unstubAllGlobals());

  async function pressed(writeText: (text: string) => Promise<void>): Promise<string | undefined> {
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    const acts = proofActs(words, proof);
    acts.querySelector('button')?.click();
    await vi.waitFor(() => expect(acts.querySelector('[role=status]')?.textContent).not.toBe(''));
    return acts.querySelector('[role=status]')?.textContent;
  }

  it('copy the proof and say so', async () => {
    const copied: string[] = [];
    expect(await pressed((each) => Promise.resolve(void copied.push(each)))).toBe(text.proofCopied);
    expect(copied).toEqual([proofText(proof)]);
  });

  it('point to the verifier if the browser refuses to copy', async () => {
    expect(await pressed(() => Promise.reject(new Error('not allowed')))).toBe(text.proofRefused);
  });

  it('open the verifier with the proof behind the #, which is not sent', () => {
    const link = proofActs(words, proof).querySelector('a');
    const [path, hash = ''] = (link?.getAttribute('href') ?? '').split('#');
    expect(path).toMatch(/^\/verify\.html\?lang=/);
    expect(readProof(decodeURIComponent(hash))).toEqual(proof);
  });

  it('stand below a note that names the key and the message', () => {
    const note = hashedNote(words, 'table').textContent;
    expect(note).toContain('HMAC-SHA256');
    expect(note).toContain(text['hashedMessage.table']);
  });
});
