/** How the window shows each card game. */
import type { CardShown } from '@foyer/contract/play/cards.ts';
import { douDizhu } from '../../engines/cards/douDizhu/game.ts';
import { mostTimes as mostBases } from '../../engines/cards/douDizhu/rules.ts';
import type { CardCode, CardGame, DuelCode } from '../../engines/cards/cardGame.ts';
import { blackjack } from '../../engines/cards/blackjack/game.ts';
import { goldenFlower } from '../../engines/cards/duel/goldenFlower.ts';
import { niuNiu } from '../../engines/cards/duel/niuNiu.ts';
import { twoEight } from '../../engines/cards/duel/twoEight.ts';
import { baht } from '../frame/money.ts';
import { blackjackDesk, blackjackLine } from './blackjack/desk.ts';
import { blackjackRules } from './blackjack/rules.ts';
import type { Desk } from './desk.ts';
import { duelDesk, duelLine } from './duel/desk.ts';
import { mostTimes } from './duel/kinds.ts';
import { duelRules } from './duel/rules.ts';
import { landlordsDesk } from './landlords/desk.ts';
import { landlordsLine } from './landlords/lines.ts';
import { landlordsRules } from './landlords/rules.ts';
import type { Words } from './words.ts';

interface Shown {
  readonly game: CardGame<any>;
  /** `onChoice` is called when the player selects other cards of their hand. */
  readonly desk: (words: Words, onCard: () => void, onChoice: () => void) => Desk;
  readonly rules: (words: Words) => HTMLElement[];
  /** Describes a round in one line for the records. */
  readonly line: (shown: CardShown, words: Words) => string;
  /** Label of the stake, if it is not simply the amount at risk. */
  readonly stakeName?: (words: Words, satang: number) => string;
}

const duel = (code: DuelCode, game: CardGame<any>): Shown => ({
  game,
  desk: (words, onCard) => duelDesk(code, words, onCard),
  rules: (words) => duelRules(code, words),
  line: (shown, words) => duelLine(code, shown, words),
  stakeName: (words, satang) =>
    words('duelStake', { base: baht(satang / mostTimes[code]), held: baht(satang), times: mostTimes[code] }),
});

const games: Readonly<Record<CardCode, Shown>> = {
  blackjack: { game: blackjack, desk: blackjackDesk, rules: blackjackRules, line: blackjackLine },
  niuNiu: duel('niuNiu', niuNiu),
  goldenFlower: duel('goldenFlower', goldenFlower),
  twoEight: duel('twoEight', twoEight),
  douDizhu: {
    game: douDizhu,
    desk: landlordsDesk,
    rules: landlordsRules,
    line: landlordsLine,
    stakeName: (words, satang) =>
      words('duelStake', { base: baht(satang / mostBases), held: baht(satang), times: mostBases }),
  },
};

export const engineOf = (code: CardCode): CardGame<any> => games[code].game;
export const deskOf = (code: CardCode) => games[code].desk;
export const rulesOf = (code: CardCode) => games[code].rules;
export const lineOf = (code: CardCode) => games[code].line;
export const stakeNameOf = (code: CardCode, words: Words, satang: number): string =>
  games[code].stakeName?.(words, satang) ?? '';
