/** The seeds and moves of a round, for its player's bet record. F01 */
import type { RoundProof } from '@foyer/contract/bets/history.ts';
import type { Locale } from '@foyer/contract/envelope.ts';
import type { House } from '../../house.ts';
import { familyByCode } from '../families.ts';
import type { Seat, RoundText } from '../family.ts';
import { clipOf } from '../fish/views.ts';
import { readRound, seatOf } from './roundStore.ts';
import type { RoundRow } from './roundStore.ts';
import { seedOf, seedView } from '../seeds/seeds.ts';
import { modelNameOf, playedBy } from '../slot/family.ts';

/** The player's moves, of families that store them in `progress`. */
const movesOf = ({ progress }: RoundRow): string[] =>
  'moves' in progress && Array.isArray(progress.moves) ? progress.moves.map(String) : [];

/** How many actions the round has. */
const countOf = (seat: Seat, round: RoundRow): number =>
  round.family === 'slot' ? playedBy(seat).spins.length : movesOf(round).length;

function textOf({ family, rules, choice, progress, is_over: isOver }: RoundRow, lang: Locale): RoundText {
  const described = familyByCode(family)?.describe?.({ rules, choice, progress, isOver }, lang);
  return described ?? { choice: '', chosenText: '', resultText: '' };
}

/** undefined for rounds that this house has not played. The house's seed is omitted until its reveal. */
export async function proofOf(
  house: House,
  playerId: string,
  roundId: string,
  lang: Locale,
): Promise<RoundProof | undefined> {
  const round = await readRound(house.db, playerId, roundId);
  if (round === undefined) return clipProof(house, playerId, roundId);
  const seed = await seedOf(house, playerId, round.seed_id);
  return {
    roundId: round.round_id,
    family: round.family,
    model: modelNameOf(round),
    ...seedView(seed),
    nonce: round.nonce,
    spinCount: countOf(seatOf(round, seed), round),
    moves: movesOf(round),
    ...textOf(round, lang),
  };
}

/** A clip of the fishing rooms: each shot as a move, `species:bullet`, the bullet in satang. */
async function clipProof(house: House, playerId: string, roundId: string): Promise<RoundProof | undefined> {
  const clip = await clipOf(house, playerId, roundId);
  if (clip === undefined) return undefined;
  const { model, commitment, clientSeed, serverSeed, nonce, shots } = clip;
  const moves = shots.map(({ species, bulletSatang }) => `${species}:${bulletSatang}`);
  return {
    roundId,
    family: 'fish',
    model,
    commitment,
    clientSeed,
    serverSeed,
    nonce,
    spinCount: shots.length,
    moves,
    choice: '',
    chosenText: '',
    resultText: '',
  };
}
