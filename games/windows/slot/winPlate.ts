/**
 * The plate over the reels that counts a win up. Callers show none for a return of at most the stake. A key or a tap ends
 * the count. M11
 */
import { el, isCalm, wait } from '../frame/dom.ts';
import { baht } from '../frame/money.ts';
import { countUp } from './count.ts';
import type { Word, Words } from './words.ts';

/** The look of a win by how many times the stake it pays. */
export type Tier = 'won' | 'big' | 'huge' | 'mega';

interface TierRule {
  readonly tier: Tier;
  /** From this many times the stake. */
  readonly times: number;
  readonly word: Word | undefined;
  readonly hasRain: boolean;
  readonly countMs: number;
  /** How long the full amount stays. */
  readonly stayMs: number;
}

const tiers: readonly [TierRule, ...TierRule[]] = [
  { tier: 'won', times: 0, word: undefined, hasRain: false, countMs: 650, stayMs: 550 },
  { tier: 'big', times: 5, word: 'bigWin', hasRain: false, countMs: 1_200, stayMs: 800 },
  { tier: 'huge', times: 20, word: 'hugeWin', hasRain: true, countMs: 2_000, stayMs: 1_000 },
  { tier: 'mega', times: 50, word: 'megaWin', hasRain: true, countMs: 2_800, stayMs: 1_200 },
];

/** The tier of a win above the stake. */
export const tierOf = (wonSatang: number, stakeSatang: number): TierRule =>
  tiers.findLast(({ times }) => wonSatang >= times * stakeSatang) ?? tiers[0];

export interface PlateWin {
  readonly wonSatang: number;
  readonly stakeSatang: number;
  readonly tick: () => void;
  /** The amount that the plate shows. */
  readonly counting: (satang: number) => void;
  /** The full amount is on the plate, which is at this place of the screen. */
  readonly counted: (place: DOMRect) => void;
}

export interface WinPlate {
  /** Shows a win above the stake, and resolves when the plate is gone. */
  show(win: PlateWin): Promise<void>;
}

const isControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('button:not(:disabled), a, input, dialog') !== null;

/** Calls `run` at a tap beside the controls, or at Space, Enter or Escape. Returns how to stop listening. */
function onSkip(run: () => void): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const press = (event: KeyboardEvent): void => {
    const isOwn = event.key === 'Escape' || event.key === ' ' || event.key === 'Enter';
    if (!isOwn || event.repeat || isControl(event)) return;
    // The same key would pause free spins.
    event.preventDefault();
    event.stopPropagation();
    run();
  };
  addEventListener('keydown', press, { capture: true, signal });
  addEventListener('pointerdown', (event) => isControl(event) || run(), { signal });
  return () => heard.abort();
}

/** `host` is the room of the reels. */
export function createWinPlate(host: () => HTMLElement | null, words: Words): WinPlate {
  return {
    async show({ wonSatang, stakeSatang, tick, counting, counted }) {
      const { tier, word, countMs, stayMs } = tierOf(wonSatang, stakeSatang);
      const sum = el('p.plate-sum');
      const head = word && el('p.plate-word', {}, words(word));
      // The result is announced to screen readers as a sentence.
      const plate = el('div.win-plate', { 'data-tier': tier, 'aria-hidden': 'true' }, head, sum);
      plate.style.setProperty('--letters', String(baht(wonSatang).length));
      host()?.append(plate);
      const skip = new AbortController();
      const stop = onSkip(() => skip.abort());
      const show = (satang: number): void => {
        sum.textContent = baht(satang);
        counting(satang);
      };
      show(isCalm() ? wonSatang : 0);
      if (!isCalm()) await countUp({ satang: wonSatang, lengthMs: countMs, show, tick, signal: skip.signal });
      counted(sum.getBoundingClientRect());
      await untilOver(stayMs, skip);
      stop();
      plate.remove();
    },
  };
}

/** The time that the full amount stays; a second tap ends it. A tap that ended the count does not. */
function untilOver(ms: number, { signal }: AbortController): Promise<unknown> {
  if (signal.aborted) return wait(Math.min(ms, 450));
  return Promise.race([wait(ms), new Promise((done) => signal.addEventListener('abort', done))]);
}
