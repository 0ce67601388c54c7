import type { TableTicket } from '@foyer/contract/bets/history.ts';
import type { Text } from '#text/useText.tsx';

type Chip = TableTicket['chips'][number];
type Word = Parameters<Text<'table'>>[0];

/** The name of a spot as in the table's window: its own word, or its kind with numbers. */
export function spotName(text: Text<'table'>, code: string, { spot, kind, numbers }: Chip): string {
  // Spots and kinds are keys of the namespace `table`; the house sends no others.
  const label = (word: string): string => text(word as Extract<Word, 'player'>);
  const numbered = (word: string): string => `${label(word)} ${numbers.join('–')}`;
  if (code === 'roulette') {
    if (spot.startsWith('n')) return numbered(kind);
    return spot.startsWith('column') ? `${label('column')} ${spot.slice(-1)}` : label(spot);
  }
  if (code === 'sicBo' && kind !== 'even' && kind !== 'anyTriple')
    return numbered(kind.startsWith('sum') ? 'sum' : kind);
  return label(spot);
}
