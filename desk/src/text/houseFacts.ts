/** What the house wrote into the page: its name, its currency and its zone. */
import { setSiteCurrency } from '@foyer/contract/currency.ts';
import type { Currency } from '@foyer/contract/currency.ts';
import type { Language } from './language.ts';

interface HouseFacts {
  readonly names: Readonly<Record<Language, string>>;
  readonly currency: Currency;
  readonly zone: string;
}

let facts: HouseFacts = { names: { zh_CN: '', en: '' }, currency: { code: '', symbol: '', digits: 2 }, zone: '' };

export const houseFacts = (): HouseFacts => facts;

/** Amounts are formatted with this currency from then on. */
export function setHouseFacts(given: HouseFacts): void {
  facts = given;
  setSiteCurrency(given.currency);
}

export function readHouseFacts(): void {
  const content = document.querySelector('meta[name=house]')?.getAttribute('content') ?? '';
  if (content.startsWith('{')) setHouseFacts(JSON.parse(content) as HouseFacts);
}
