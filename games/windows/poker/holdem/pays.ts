/** Both pay tables beside the felt. The rows that paid for a finished hand are marked. M09 */
import type { HoldemRound } from '@foyer/contract/play/poker.ts';
import { antePays, bonusOdds, bonusPays } from '../../../engines/poker/holdem/rules.ts';
import { handKinds, kindOfScore, scoreOf } from '../../../engines/poker/ranking.ts';
import type { HandKind } from '../../../engines/poker/ranking.ts';
import { el } from '../../frame/dom.ts';
import type { Words } from '../words.ts';

export interface PayTables {
  readonly root: HTMLElement;
  mark(round: HoldemRound | undefined): void;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly pays: number;
}

const ranked = handKinds.toReversed();

export const anteRows = (words: Words): Row[] => [
  ...ranked.flatMap((kind) =>
    antePays[kind] === undefined ? [] : [{ id: kind, name: words(`kind.${kind}`), pays: antePays[kind] }],
  ),
  { id: 'rest', name: words('straightOrLess'), pays: 1 },
];

/** Hands with the same bonus payout share a row. */
export const bonusRows = (words: Words): Row[] => [
  ...ranked.flatMap((kind) => {
    const pays = bonusPays[kind];
    return pays === undefined || pays <= 7 ? [] : [{ id: kind, name: words(`kind.${kind}`), pays }];
  }),
  { id: 'rest', name: words('acesToStraight'), pays: 7 },
];

const tableOf = (title: string, rows: readonly Row[]) => {
  const lines = new Map(
    rows.map(({ id, name, pays }) => [
      id,
      el('tr', {}, el('th', { scope: 'row' }, name), el('td.fig', {}, `${pays} : 1`)),
    ]),
  );
  const root = el('table.pays', {}, el('caption', {}, title), el('tbody', {}, ...lines.values()));
  return {
    root,
    mark(id: string | undefined) {
      for (const [key, line] of lines) line.classList.toggle('is-hit', key === id);
    },
  };
};

/** The row for a hand in the table of the ante. */
const anteRow = (kind: HandKind): string => (antePays[kind] === undefined ? 'rest' : kind);

function bonusRow({ player, flop }: HoldemRound): string {
  const kind = kindOfScore(scoreOf([...player, ...flop]));
  return (bonusPays[kind] ?? 0) > 7 ? kind : 'rest';
}

export function payTables(words: Words): PayTables {
  const ante = tableOf(words('antePays'), anteRows(words));
  const bonus = tableOf(words('bonusPays'), bonusRows(words));
  return {
    root: el('aside.pay-tables', { 'aria-label': words('rules') }, ante.root, bonus.root),
    mark(round) {
      const isPaid = round?.result === 'win' || round?.result === 'notQualified';
      const kind = handKinds.find((one) => one === round?.playerKind);
      ante.mark(isPaid && kind ? anteRow(kind) : undefined);
      const hasBonus = round !== undefined && round.bonusSatang > 0 && round.result !== '';
      const isBonusPaid = hasBonus && bonusOdds(scoreOf([...round.player, ...round.flop])) > 0;
      bonus.mark(isBonusPaid ? bonusRow(round) : undefined);
    },
  };
}
