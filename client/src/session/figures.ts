/** Whether what moves a player's money is heard at once, or a figure may be older than it looks. R03, R11 */
import { useOnline } from '#api/useOnline.ts';
import { createStore, useStore } from '#session/store.ts';

/** A line that comes back at once is nobody's concern. */
const graceMs = 3_000;

const isCutOff = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The stream stands, or was heard through another tab. */
export function figuresAreLive(): void {
  clearTimeout(timer);
  timer = undefined;
  isCutOff.set(false);
}

/** The stream has broken off; figures are marked when it stays so. */
export function figuresAreCutOff(): void {
  timer ??= setTimeout(() => isCutOff.set(true), graceMs);
}

/** True where a figure on the screen must say how old it is. */
export function useFiguresStale(): boolean {
  const isOnline = useOnline();
  const cutOff = useStore(isCutOff, false);
  return !isOnline || cutOff;
}
