/** Words for the house's closed lists, which the site has already: reasons of movements, methods, kinds of games. */
import { depositStatusLabel } from '@foyer/contract/wallet/depositStatus.ts';
import { transactionLabel } from '@foyer/contract/wallet/transaction.ts';
import { withdrawalStatusLabel } from '@foyer/contract/wallet/withdrawalStatus.ts';
import en from '@foyer/text/en/labels.json' with { type: 'json' };
import zh from '@foyer/text/zh_CN/labels.json' with { type: 'json' };
import { language } from './language.ts';
import { words } from './words.ts';

type Labels = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const texts: Readonly<Record<'en' | 'zh_CN', Labels>> = { en, zh_CN: zh };

/** `name` is `transaction.deposit`. What has no label is shown as it is. */
export function labelOf(name: string): string {
  const [group = '', word = ''] = name.split('.');
  const labels = texts[language()][group];
  return (typeof labels === 'object' ? labels[word] : labels) ?? (word || name);
}

/** The reason of a movement. One reason has no label, because players never read it. */
export const movementLabel = (title: number): string =>
  title === 202 ? words('movement.withdrawalPaid') : labelOf(transactionLabel(title));

export const depositState = (status: number): string => labelOf(depositStatusLabel(status));
export const withdrawalState = (status: number): string => labelOf(withdrawalStatusLabel(status));

/** Types of games in the order of ENUM-001. */
const gameTypes = ['all', 'slots', 'live', 'sports', 'lottery', 'fish', 'chess', 'hall3d', 'other'] as const;
export const gameTypeLabel = (type: number): string => labelOf(`gameType.${gameTypes[type] ?? 'other'}`);

/** A player's account or one of the house, such as `game:moyu` or `house:fees`. */
export function accountLabel(account: string): string {
  const [owner = '', part = ''] = account.split(':');
  if (owner === 'game') return words('account.game', { platform: part });
  if (account.startsWith('house:games:')) return words('account.houseGames', { platform: account.slice(12) });
  switch (account) {
    case 'main':
    case 'locked':
    case 'withdrawing':
    case 'savings':
    case 'bonus':
    case 'chase':
    case 'house:bank':
    case 'house:bonus':
    case 'house:adjustment':
    case 'house:fees':
    case 'house:reserve':
    case 'house:jackpot':
      return words(`account.${account}`);
    default:
      return account;
  }
}
