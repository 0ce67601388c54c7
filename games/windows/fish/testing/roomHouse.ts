/** An in-memory house for tests of the window. It draws by the independent verifier and keeps its own books. */
import * as calls from '@foyer/contract/play/fish.ts';
import type { FishState, PlayedClip, Shot, ShotResult } from '@foyer/contract/play/fish.ts';
import { fishModels } from '../../../engines/fish/models.ts';
import type { Species } from '../../../engines/fish/species.ts';
import { tideOf } from '../../../fair/fishRound.ts';
import { independentCaught } from '../../../fair/testing/independentFish.ts';

/** The house's time when the page's clock is 0. */
const startMs = 1_782_000_000_000;
export const houseMs = (): number => startMs + performance.now();
export const startSatang = 1_000_000_000;
const tide = 9_900_000;
const seed = 'c3'.repeat(32);
export const tideFish = tideOf(fishModels.reef, seed, tide).fish;
export const fishIdOf = (index: number): string => `${tide}.${index}`;

/** `deaf`: the request never arrives. `mute`: it arrives, and its reply is lost. `late`: it arrives too late. */
export type Trouble = 'deaf' | 'mute' | 'late' | undefined;

interface Settled extends ShotResult {
  readonly clip: number;
  readonly shot: Shot;
  readonly species: Species;
}

export interface RoomHouse {
  readonly settled: readonly Settled[];
  readonly balanceSatang: number;
  /** Fish that other players have caught. */
  readonly caught: Set<string>;
  trouble: Trouble;
  state(nowMs: number): FishState;
  clip(): FishState['clip'];
  fetch(path: string, body: URLSearchParams): unknown;
}

/** The shots of every clip, and what they cost and won. */
interface Books {
  readonly settled: Settled[];
  readonly caught: Set<string>;
  readonly byAction: Map<string, Settled>;
  readonly clips: { readonly openedMs: number; shots: number }[];
  stakedSatang: number;
  wonSatang: number;
}

export function createRoomHouse(): RoomHouse {
  const books: Books = {
    settled: [],
    caught: new Set(),
    byAction: new Map(),
    clips: [],
    stakedSatang: 0,
    wonSatang: 0,
  };
  let trouble: Trouble;
  return {
    settled: books.settled,
    caught: books.caught,
    get balanceSatang() {
      return purseOf(books, 0).balanceSatang;
    },
    get trouble() {
      return trouble;
    },
    set trouble(next) {
      trouble = next;
    },
    clip: () => clipOf(books),
    state: (nowMs) => stateOf(books, nowMs),
    fetch(path, body) {
      if (trouble === 'deaf') throw new TypeError('the line is down');
      const nowMs = houseMs();
      if (path === calls.readFish.path) return calls.readFish.response.encode(stateOf(books, nowMs));
      if (path === calls.fishHistory.path) {
        const nonces = books.clips.map((_, nonce) => nonce).toReversed();
        return calls.fishHistory.response.encode({
          list: nonces.slice(0, 50).map((nonce) => playedClip(books, nonce)),
        });
      }
      const isGone = ({ fishId }: Shot): boolean => trouble === 'late' || books.caught.has(fishId);
      const settled = calls
        .shotsOf(body.get('shots') ?? '')
        .map((shot) => (isGone(shot) ? { ...shot, state: 'gone' as const, winSatang: 0 } : settle(books, shot)));
      if (trouble === 'mute') throw new TypeError('the answer is lost');
      const results = settled.map(({ actionId, fishId, state, bulletSatang, winSatang }) => ({
        actionId,
        fishId,
        state,
        bulletSatang,
        winSatang,
      }));
      return calls.fireShots.response.encode({ results, clip: clipOf(books), purse: purseOf(books, nowMs) });
    },
  };
}

function settle(books: Books, shot: Shot): Settled {
  const { settled, byAction, clips } = books;
  const known = byAction.get(shot.actionId);
  if (known) return known;
  let clip = clips.at(-1);
  if (clip === undefined || shot.firedMs >= clip.openedMs + calls.shotGapMs)
    clips.push((clip = { openedMs: shot.firedMs, shots: 0 }));
  const species = tideFish[Number(shot.fishId.split('.')[1])]?.species;
  if (species === undefined) throw new RangeError(shot.fishId);
  const nonce = clips.length - 1;
  const drawn = { serverSeed: 'ab'.repeat(32), clientSeed: 'drawn', nonce, shot: clip.shots };
  const isCaught = independentCaught({ ...drawn, multiplier: species.multiplier });
  clip.shots += 1;
  const { actionId, fishId, bulletSatang } = shot;
  const winSatang = isCaught ? bulletSatang * species.multiplier : 0;
  const state = isCaught ? 'caught' : 'missed';
  const made = { actionId, fishId, bulletSatang, state, winSatang, clip: nonce, shot, species } as const;
  settled.push(made);
  byAction.set(actionId, made);
  books.stakedSatang += bulletSatang;
  books.wonSatang += winSatang;
  return made;
}

const purseOf = ({ stakedSatang, wonSatang }: Books, nowMs: number): FishState['purse'] => ({
  balanceSatang: startSatang + wonSatang - stakedSatang,
  stakedSatang,
  wonSatang,
  nowMs,
});

const clipOf = ({ clips }: Books): FishState['clip'] => clips.at(-1) ?? { openedMs: 0, shots: 0 };

const stateOf = (books: Books, nowMs: number): FishState => ({
  sessionId: 'drawn',
  gameId: 'canglan-autumn-water-gold-shark',
  mode: 'real',
  openedMs: nowMs,
  purse: purseOf(books, nowMs),
  seeds: { commitment: '', clientSeed: 'drawn', nonce: 0, nextCommitment: '' },
  isOpen: true,
  roomNo: 1,
  seats: [0, 1, 2, 3].map((seatNo) => ({ seatNo, name: seatNo === 0 ? 'a***' : '', isOwn: seatNo === 0 })),
  tides: [{ tide, seed }],
  nextCommitment: '',
  caught: [...books.caught],
  clip: clipOf(books),
});

function playedClip({ settled, clips }: Books, nonce: number): PlayedClip {
  const own = settled.filter(({ clip }) => clip === nonce);
  return {
    roundId: `F${nonce}`,
    model: 'reef',
    nonce,
    commitment: '',
    clientSeed: 'drawn',
    serverSeed: '',
    openedMs: clips[nonce]?.openedMs ?? 0,
    stakeSatang: own.reduce((sum, one) => sum + one.bulletSatang, 0),
    winSatang: own.reduce((sum, one) => sum + one.winSatang, 0),
    isClosed: true,
    seatNo: 0,
    tides: [],
    shots: own.map(({ shot, species, fishId, bulletSatang, winSatang, state }, place) => ({
      shot: place,
      fishId,
      species: species.code,
      bulletSatang,
      angle: shot.angle,
      winSatang,
      isCaught: state === 'caught',
      firedMs: shot.firedMs,
    })),
  };
}
