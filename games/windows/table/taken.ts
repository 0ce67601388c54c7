/** Chips that the close of betting took away: which they were, and that nothing of them was staked. M12 */
import type { Chip } from '@foyer/contract/play/table.ts';
import { spotOf } from '../../engines/table/tables.ts';
import { baht } from '../frame/money.ts';
import { sumOfChips } from './draft.ts';
import { spotName } from './names.ts';
import type { Room } from './room.ts';
import type { Setting } from './setting.ts';

export function takenWords({ game, words }: Setting, chips: readonly Chip[]): string {
  const named = chips.map(({ spot, satang }) => {
    const found = spotOf(game.code, spot);
    return `${found ? spotName(words, game.code, found) : spot} ${baht(satang)}`;
  });
  return words('dropped', { chips: named.join(' · '), amount: baht(sumOfChips(chips)) });
}

export interface Taken {
  /** Sets the chips that the message is about; none clears it. */
  take(chips: readonly Chip[]): void;
  /** What is to be said of this round; '' where nothing was taken. */
  words(): string;
  /** In the window's notice, or an empty one. */
  notify(): void;
}

export function createTaken(setting: Setting, notice: Room['notice']): Taken {
  let taken: readonly Chip[] = [];
  const words = (): string => (taken.length > 0 ? takenWords(setting, taken) : '');
  return { take: (chips) => (taken = chips), words, notify: () => notice(words(), 'info') };
}
