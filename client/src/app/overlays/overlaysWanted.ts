/** Loads the overlays at the first interaction, or when there is a message to show. */
import { createStore, useStore } from '#session/store.ts';

const wanted = createStore(false);

export const useOverlaysWanted = (): boolean => useStore(wanted, false);
export const wantOverlays = (): void => wanted.set(true);

/** Loads them at the first touch, click or key, before they are needed. */
export function wantOverlaysOnUse(): void {
  for (const kind of ['pointerdown', 'keydown', 'focusin']) addEventListener(kind, wantOverlays, { once: true });
}
