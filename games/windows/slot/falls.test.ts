// @vitest-environment happy-dom
/** The falls of a cascade for somebody who does not see the reels. A01 */
import { createHash } from 'node:crypto';
import own from '@foyer/text/zh_CN/slot.json' with { type: 'json' };
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lineCount } from '../../engines/slot/rules.ts';
import { shownSpin } from '../../engines/slot/shown.ts';
import { models } from '../../engines/slotTitles.ts';
import { slotRound } from '../../fair/slotRound.ts';
import { money, testWords } from '../frame/testing/page.ts';
import { showFalls } from './falls.ts';
import type { Setting, Table } from './table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nothing = (): void => undefined;
const stakeSatang = 2_000;
const serverSeed = createHash('sha256').update('falls that are heard').digest('hex');
const cascades = models.filter(({ steps }) => steps);

it.each(cascades.map((model) => [model.code, model] as const))(
  'announces the win of each fall of %s with its multiplier. A01',
  async (code, model) => {
    const rounds = Array.from({ length: 400 }, (_, nonce) => slotRound(model, { serverSeed, clientSeed: code, nonce }));
    const spin = rounds
      .flatMap(({ spins }) => spins.slice(0, 1))
      .map(shownSpin)
      .find(({ falls, scatterPay }) => falls.length > 1 && scatterPay === 0);
    if (spin === undefined) throw new Error('no cascade in these rounds');
    const heard: string[] = [];
    const table = {
      reels: { fall: async () => undefined, highlight: nothing },
      machine: { banner: document.createElement('p') },
      ladder: { step: nothing },
      hud: { showWin: nothing },
      announce: (text: string) => void heard.push(text),
    } as unknown as Table;
    const shown = showFalls(spin, stakeSatang, { words: testWords(own) } as unknown as Setting, table, 0);
    await vi.runAllTimersAsync();
    await shown;
    const wins = [spin, ...spin.falls].slice(0, spin.falls.length).map(({ lineWins, multiplier }) => {
      const pay = lineWins.reduce((sum, win) => sum + win.pay, 0) * multiplier;
      return [money((pay * stakeSatang) / lineCount), `×${multiplier}`];
    });
    expect(heard.map((text) => [/฿[\d.,]+/.exec(text)?.[0], /×\d+$/.exec(text)?.[0]])).toEqual(wins);
  },
);
