/** Normalises typed or pasted text to digits with one kind of decimal point and no separators. */
export function typedAmount(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[,\s\p{Sc}]/gu, '');
}
