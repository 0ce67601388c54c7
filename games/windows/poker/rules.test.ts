// @vitest-environment happy-dom
/** The rules of every poker title state its return and its cycle, in three languages. M09, M11 */
import en from '@foyer/text/en/poker.json' with { type: 'json' };
import th from '@foyer/text/th/poker.json' with { type: 'json' };
import zh from '@foyer/text/zh_CN/poker.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { buyIns, prizeOf, seatCount, stakeOf } from '../../engines/poker/sitAndGo/structure.ts';
import { testWords } from '../frame/testing/page.ts';
import { rulesPanel } from './panels/rules.ts';
import type { Setting } from './setting.ts';

const panelText = (rules: string, texts: Readonly<Record<string, string>>): string =>
  rulesPanel({ state: { rules }, words: testWords(texts) } as unknown as Setting).textContent;

it.each(['sitAndGo', 'shortDeck'])('states in the rules of %s the return and the fee of all seats. M09', (rules) => {
  for (const texts of [zh, en, th]) {
    const text = panelText(rules, texts);
    expect(text).toContain('90.91%');
    expect(text).toContain('9.09%');
  }
  // Computes the return independently: the sum of all prizes, divided by six stakes.
  for (const bought of buyIns) {
    const paid = [1, 2, 3, 4, 5, 6].reduce((sum, place) => sum + prizeOf(bought, place), 0);
    expect(((100 * paid) / (seatCount * stakeOf(bought))).toFixed(2)).toBe('90.91');
  }
});

it.each(['holdem', 'sitAndGo', 'shortDeck'])(
  'states the five seconds between two rounds in the rules of %s. M11',
  (rules) => {
    expect(panelText(rules, zh)).toContain('至少 5 秒');
    expect(panelText(rules, en)).toContain('At least 5 seconds');
    expect(panelText(rules, th)).toContain('อย่างน้อย 5 วินาที');
  },
);
