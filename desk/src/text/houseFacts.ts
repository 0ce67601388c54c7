/** What the house wrote into the page: the words of its brand, its currency and its zone. */
import { setSiteCurrency } from '@foyer/contract/currency.ts';
import type { Currency } from '@foyer/contract/currency.ts';
import { setBrandWords } from '@foyer/text/brandWords.ts';
import type { BrandWords } from '@foyer/text/brandWords.ts';
import { language } from './language.ts';

export interface HouseFacts extends BrandWords {
  readonly currency: Currency & BrandWords['currency'];
  readonly zone: string;
}

let facts: HouseFacts | undefined;

/** The house's name in the desk's language. */
export const houseName = (): string => facts?.names[language()].short ?? '';
export const houseZoneName = (): string => facts?.zone ?? '';

/** From then on amounts have this currency, and texts this brand. */
export function setHouseFacts(given: HouseFacts): void {
  facts = given;
  setSiteCurrency(given.currency);
  setBrandWords(given);
}

export function readHouseFacts(): void {
  const content = document.querySelector('meta[name=house]')?.getAttribute('content') ?? '';
  if (content.startsWith('{')) setHouseFacts(JSON.parse(content) as HouseFacts);
}
