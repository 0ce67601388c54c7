/** The published pays and returns of the tables. The test beside this file counts the returns again. M09 */
import type { TableCode } from './table.ts';

export interface Pays {
  readonly kind: string;
  /** What is won for one staked, as the table writes it. */
  readonly pays: string;
  /** Percent, truncated to two decimals, so that no more is promised than is true. */
  readonly rtp: string;
}

const row = (kind: string, pays: string, rtp: string): Pays => ({ kind, pays, rtp });

export const tablePays: Readonly<Record<TableCode, readonly Pays[]>> = {
  baccarat: [
    row('banker', '0.95', '98.94'),
    row('player', '1', '98.76'),
    row('tie', '8', '85.64'),
    row('playerPair', '11', '89.63'),
    row('bankerPair', '11', '89.63'),
    row('eitherPair', '5', '86.29'),
  ],
  roulette: [
    row('straight', '35', '97.29'),
    row('split', '17', '97.29'),
    row('street', '11', '97.29'),
    row('corner', '8', '97.29'),
    row('line', '5', '97.29'),
    row('dozen', '2', '97.29'),
    row('column', '2', '97.29'),
    row('even', '1', '97.29'),
  ],
  sicBo: [
    row('even', '1', '97.22'),
    row('pair', '6', '97.22'),
    row('face', '1 · 2 · 12', '96.29'),
    row('sum9', '7', '92.59'),
    row('sum7', '12', '90.27'),
    row('double', '11', '88.88'),
    row('anyTriple', '31', '88.88'),
    row('sum6', '18', '87.96'),
    row('sum10', '6', '87.50'),
    row('sum8', '8', '87.50'),
    row('sum5', '30', '86.11'),
    row('sum4', '60', '84.72'),
    row('triple', '180', '83.79'),
  ],
  dragonTiger: [
    row('side', '1', '96.26'),
    row('parity', '1', '92.30'),
    row('tie', '11', '89.63'),
    row('suitedTie', '50', '86.02'),
  ],
};
