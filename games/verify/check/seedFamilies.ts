/** Families whose rounds follow from the house's seed and the player's. F03 */
import { isCardCode } from '../../engines/cards/cardGame.ts';
import { cardGames } from '../../engines/cards/cardGames.ts';
import { fishModels, isFishModel } from '../../engines/fish/models.ts';
import { isInstantCode } from '../../engines/instant/game.ts';
import { instantGames } from '../../engines/instant/games.ts';
import { modelOf } from '../../engines/slotTitles.ts';
import { canonical } from '../../fair/canonical.ts';
import { cardRound, verifyCards } from '../../fair/cardRound.ts';
import { isCaught, verifyShot } from '../../fair/fishRound.ts';
import { instantDraw, instantRound, verifyInstant } from '../../fair/instantRound.ts';
import { drawPrizeWheel, verifyPrizeWheel } from '../../fair/prizeWheel.ts';
import type { Wedge } from '../../fair/prizeWheel.ts';
import type { ProofOf } from '../../fair/proof.ts';
import { slotRound, verify } from '../../fair/slotRound.ts';
import { linesOf, seedsOf, unknownGame, verdictOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';

const stopsIn = (word: string): number[] => (word === '-' ? [] : word.split('.').map(Number));

export function slot(proof: ProofOf<'slot'>): Outcome {
  const model = modelOf(proof.model);
  if (model === undefined) return unknownGame;
  const { commitment, win, stops } = proof;
  const seeds = seedsOf(proof);
  const told = verify(model, { commitment, seeds, win, stops: stops.map(stopsIn) });
  const round = slotRound(model, seeds);
  const drawn = round.spins.map((spin) => spin.stops.join('.') || '-');
  return { verdict: verdictOf(told), lines: linesOf(proof, { stops: drawn, win: round.win }) };
}

/** Sorted on both sides, because the order of fields may differ. */
const sorted = (shown: object): object => JSON.parse(canonical(shown)) as object;

export function cards(proof: ProofOf<'cards'>): Outcome {
  const { commitment, stakeSatang, winSatang, moves } = proof;
  if (!isCardCode(proof.game)) return unknownGame;
  const [game, seeds] = [cardGames[proof.game], seedsOf(proof)];
  if (!game.stakesSatang.includes(stakeSatang)) return { verdict: 'broken', lines: [] };
  const told = verifyCards(game, { commitment, seeds, stakeSatang, moves, winSatang, shown: proof.shown });
  const played = cardRound(game, { seeds, stakeSatang }, moves);
  return {
    verdict: verdictOf(told),
    lines: linesOf(
      { ...proof, shown: sorted(proof.shown) },
      played && { shown: sorted(played.shown), winSatang: played.winSatang },
    ),
  };
}

export function instant(proof: ProofOf<'instant'>): Outcome {
  const { game: code, commitment, choice, numbers, moves, pay } = proof;
  const game = isInstantCode(code) ? instantGames[code] : undefined;
  if (game === undefined || game.chips(choice) === 0) return unknownGame;
  const seeds = seedsOf(proof);
  const told = verifyInstant(game, { commitment, seeds, choice, shown: numbers, moves, pay });
  const played = instantRound(game, choice, seeds, moves);
  const end = played?.isOver === false ? game.finish?.(choice, instantDraw(seeds), played) : played;
  return { verdict: verdictOf(told), lines: linesOf(proof, end && { numbers: end.shown, pay: end.pay }) };
}

const shotIn = (word: string): { shot: number; species: string; isCaught: boolean } | undefined => {
  const [, shot, species = '', state] = /^(\d{1,6}):(\w+):(caught|missed)$/.exec(word) ?? [];
  return shot === undefined ? undefined : { shot: Number(shot), species, isCaught: state === 'caught' };
};

export function fish(proof: ProofOf<'fish'>): Outcome {
  const { model, commitment, shots } = proof;
  if (!isFishModel(model)) return unknownGame;
  const seeds = seedsOf(proof);
  const fired = shots.map(shotIn);
  const computed = fired.map((each) => {
    const species = fishModels[model].species.find(({ code }) => code === each?.species);
    if (each === undefined || species === undefined) return undefined;
    return `${each.shot}:${species.code}:${isCaught(seeds, each.shot, species) ? 'caught' : 'missed'}`;
  });
  if (shots.length === 0 || computed.includes(undefined)) return { verdict: 'broken', lines: [] };
  const told = fired.map((each) =>
    verifyShot({ commitment, seeds, model, shot: 0, species: '', isCaught: false, ...each }),
  );
  return {
    verdict: verdictOf(told.find((one) => one !== 'holds') ?? 'holds'),
    lines: linesOf(proof, { shots: computed }),
  };
}

/** A wheel has at most so many tickets, so that a check ends. */
const mostTickets = 1_000_000;

function wedgeIn(word: string): Wedge | undefined {
  const [, prizeId, tickets, out] = /^(\S+?):(\d{1,7})(:out)?$/.exec(word) ?? [];
  return prizeId === undefined ? undefined : { prizeId, tickets: Number(tickets), isOut: out !== undefined };
}

export function wheel(proof: ProofOf<'wheel'>): Outcome {
  const { commitment, ticket, prize: prizeId } = proof;
  const wedges = proof.wedges.map(wedgeIn).filter((wedge) => wedge !== undefined);
  const tickets = wedges.reduce((sum, wedge) => sum + wedge.tickets, 0);
  if (wedges.length !== proof.wedges.length || tickets > mostTickets) return { verdict: 'broken', lines: [] };
  const seeds = seedsOf(proof);
  const told = verifyPrizeWheel({ commitment, seeds, wedges, ticket, prizeId });
  const drawn = drawPrizeWheel(wedges, seeds);
  return { verdict: verdictOf(told), lines: linesOf(proof, { ticket: drawn.ticket, prize: drawn.prizeId }) };
}
