import { hasValidCheckDigit } from '@foyer/house/wallet/issuers.ts';

/** A valid card number of a known issuer, different for each player. */
export function cardNumberOf(index: number): string {
  const most = `622202${String(index).padStart(12, '0')}`;
  return Array.from({ length: 10 }, (_, digit) => `${most}${digit}`).find(hasValidCheckDigit) ?? '';
}
