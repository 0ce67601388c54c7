import { expect, it } from 'vitest';
import { chosenText } from './chosenText.ts';

it.each([
  ['minute', { play: 'position', picks: [[3], [], [], [], [8, 9]], bankers: [] }, '定位胆 · 万位 3 · 个位 8 9'],
  ['minute', { play: 'back2Straight', picks: [[1], [2, 3]], bankers: [] }, '后二直选 · 十位 1 · 个位 2 3'],
  ['minute', { play: 'halves', picks: [[0, 2], [], [], [], []], bankers: [] }, '大小单双 · 万位 大 单'],
  ['fiveMinute', { play: 'any5', picks: [[2, 3, 4, 5]], bankers: [1] }, '任选五 · 胆 01 拖 02 03 04 05'],
  ['fiveMinute', { play: 'colour', picks: [[1]], bankers: [] }, '第一球颜色 · 红'],
  ['daily', { play: 'special', picks: [[7, 48]], bankers: [] }, '特码 · 07 48'],
  ['daily', { play: 'gone', picks: [[7]], bankers: [] }, 'gone · 07'],
] as const)('tells a bet of the %s game in words: %j', (code, selection, words) => {
  expect(chosenText('zh_CN', code, selection)).toBe(words);
});

it('is written in the player’s language', () => {
  const selection = { play: 'special', picks: [[7]], bankers: [] };
  const texts = (['en', 'th'] as const).map((lang) => chosenText(lang, 'daily', selection));
  expect(new Set(texts).size).toBe(2);
  for (const words of texts) expect(words).not.toMatch(/\p{Script=Han}/u);
});
