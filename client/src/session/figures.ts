/** Whether changes of a player's money are received live, or figures may be out of date. R03, R11 */
import { useOnline } from '#api/useOnline.ts';
import { createStore, useStore } from '#session/store.ts';

/** Short interruptions are not shown. */
const graceMs = 3_000;

const isCutOff = createStore(false);
let timer: ReturnType<typeof setTimeout> | undefined;

/** The stream is open in this or another tab. */
export function figuresAreLive(): void {
  clearTimeout(timer);
  timer = undefined;
  isCutOff.set(false);
}

/** The stream has been interrupted. Figures are marked if it does not recover soon. */
export function figuresAreCutOff(): void {
  timer ??= setTimeout(() => isCutOff.set(true), graceMs);
}

/** True if figures on the screen must say how old they are. */
export function useFiguresStale(): boolean {
  const isOnline = useOnline();
  const cutOff = useStore(isCutOff, false);
  return !isOnline || cutOff;
}
