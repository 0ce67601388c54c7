/** The page of a game window, which the house completes with the brand: its name, its accent and its currency, and with whether its money is play. */
import { escapeMarkup } from './markup.ts';
import { accentStyle } from './style.ts';
import type { Brand } from './schema.ts';

/** `html`: a window's page as it is built. */
export function windowPage(html: string, brand: Brand, isPlayMoney: boolean): string {
  const { symbol, digits } = brand.currency;
  const lang = brand.languages[0] ?? 'zh_CN';
  return html
    .replaceAll('%brand%', () => escapeMarkup(brand.names[lang].short))
    .replace(
      '<html ',
      () =>
        `<html data-currency="${escapeMarkup(`${symbol}${digits}`)}" data-money="${isPlayMoney ? 'play' : 'real'}" `,
    )
    .replace('</head>', () => `<style>${accentStyle(brand)}</style></head>`);
}
