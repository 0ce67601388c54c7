/** The winners list: real wins, or the specification's generated examples under a badge. HOME-008 to HOME-016 */

/** The front configuration `winners`: records first, examples only, or no list. */
export type WinnersMode = 'live' | 'sample' | 'off';
export const winnersMode = (value: string | undefined): WinnersMode =>
  value === 'sample' || value === 'off' ? value : 'live';

export interface SampleWinner {
  readonly province: string;
  /** 8 or 9 characters, the first a letter. HOME-013 */
  readonly id: string;
  /** 100 to 9999. HOME-014 */
  readonly amount: number;
  readonly game: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/** One invented entry of the fixed lists of provinces and slot names. HOME-011 to HOME-015, AMB-028 */
export function sampleWinner(
  random: () => number,
  provinces: readonly string[],
  games: readonly string[],
): SampleWinner {
  const below = (count: number): number => Math.floor(random() * count);
  const rest = Array.from({ length: 7 + below(2) }, () => signs[below(signs.length)]);
  return {
    province: provinces[below(provinces.length)] ?? '',
    id: `${letters[below(letters.length)]}${rest.join('')}`,
    amount: 100 + below(9900),
    game: games[below(games.length)] ?? '',
  };
}

export interface WinnerLine {
  readonly before: string;
  /** The figure directly before the words for a big prize; '' if there is none. */
  readonly figure: string;
  readonly after: string;
  /** Over 1000, not 1000 itself. HOME-010 */
  readonly isBig: boolean;
}

const bigFrom = 1000;
const figureAtEnd = /\d[\d,]*(?:\.\d+)?\s*$/;

/** HOME-009, AMB-027 */
export const withoutBrackets = (text: string): string => text.replaceAll(/[[\]【】()（）]/g, '');

/** Strips the markers [ ] 【 】 ( ) （ ） and keeps their content; finds the figure before `bigPrize`. HOME-009, AMB-027 */
export function winnerLine(text: string, bigPrize: string): WinnerLine {
  const plain = withoutBrackets(text);
  const place = bigPrize === '' ? -1 : plain.indexOf(bigPrize);
  const figure = place < 0 ? '' : (figureAtEnd.exec(plain.slice(0, place))?.[0] ?? '');
  if (figure === '') return { before: plain, figure: '', after: '', isBig: false };
  return {
    before: plain.slice(0, place - figure.length),
    figure: figure.trimEnd(),
    after: plain.slice(place - (figure.length - figure.trimEnd().length)),
    isBig: Number(figure.replaceAll(',', '')) > bigFrom,
  };
}
