/**
 * Normalises an answer for comparison: ignores case, spaces and hyphens; full-width and Thai digits count as digits.
 * The length is cut, so that a huge answer costs nothing.
 */
export function normalise(answer: string): string {
  return answer
    .slice(0, 64)
    .normalize('NFKC')
    .replaceAll(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replaceAll(/[\s-]/g, '')
    .toLowerCase();
}
