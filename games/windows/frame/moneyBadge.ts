/**
 * What the badge beside a game's name says of its money: that it is a trial, or play money. '' where the money is real,
 * which the house writes into the page.
 */
export function moneyBadge(words: (name: 'trial' | 'playMoney') => string, mode: string): string {
  if (mode === 'trial') return words('trial');
  return document.documentElement.dataset.money === 'real' ? '' : words('playMoney');
}
