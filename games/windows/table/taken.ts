/** The message that lists chips removed at the close of betting, and says that they were not staked. M12 */
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
  /** Sets the chips to list; an empty list clears the message. */
  take(chips: readonly Chip[]): void;
  /** The message; '' if no chips were removed. */
  words(): string;
  /** Shows the message as a notice, or clears the notice. */
  notify(): void;
}

export function createTaken(setting: Setting, notice: Room['notice']): Taken {
  let taken: readonly Chip[] = [];
  const words = (): string => (taken.length > 0 ? takenWords(setting, taken) : '');
  return { take: (chips) => (taken = chips), words, notify: () => notice(words(), 'info') };
}
