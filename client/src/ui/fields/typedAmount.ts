/** What a keyboard, an input method or a paste leaves behind, as digits, one kind of point and no separators. */
export function typedAmount(typed: string): string {
  return typed
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/[,\s฿¥]/g, '');
}
