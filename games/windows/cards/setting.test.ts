import { expect, it } from 'vitest';
import { gameName } from './setting.ts';
import type { Setting } from './setting.ts';
import { loadOwnWords } from './words.ts';

it('shows the name of the title that was opened, or else of the kind of game', async () => {
  const words = await loadOwnWords('zh_CN');
  const named = (gameId: string) =>
    gameName({ state: { gameId } as Setting['state'], code: 'blackjack', words, lang: 'zh_CN' });
  expect(named('moyu-pine-court-blackjack')).toBe('松庭二十一点');
  expect(named('a-game-of-another-platform')).toBe('二十一点');
});
