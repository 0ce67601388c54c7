/** The home advertisement's state: shown or not, and how often it was closed. STATE-014, HOME-021, AMB-033 */
import { createStore, useStore } from '#session/store.ts';

/** Not shown again in this visit after this many closings. */
export const mostCloses = 3;
const key = 'advertisementCloses';

interface Advertisement {
  readonly isShown: boolean;
  readonly closes: number;
}
const advertisement = createStore<Advertisement>({ isShown: false, closes: 0 });
let hasAppeared = false;

function closesOfVisit(): number {
  try {
    const kept = Number(sessionStorage.getItem(key));
    return Number.isSafeInteger(kept) && kept > 0 ? kept : 0;
  } catch {
    return 0;
  }
}

/**
 * Calls `offer` once the focus is in no form, so that a dialog interrupts nobody who is typing. Returns the function that
 * cancels it.
 */
export function whenNotTyping(offer: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    if (document.activeElement?.closest('form')) return;
    stop();
    offer();
  };
  const lookLater = (): void => {
    clearTimeout(timer);
    // While the focus moves, no element has it.
    timer = setTimeout(look);
  };
  const stop = (): void => {
    clearTimeout(timer);
    removeEventListener('focusout', lookLater);
  };
  addEventListener('focusout', lookLater);
  look();
  return stop;
}

/** Shows it on the first /home after the site was opened, unless it was closed too often in this visit. */
export function offerAdvertisement(): void {
  const closes = closesOfVisit();
  if (hasAppeared || closes >= mostCloses) return;
  hasAppeared = true;
  advertisement.set({ isShown: true, closes });
}

export function closeAdvertisement(): void {
  const closes = closesOfVisit() + 1;
  advertisement.set({ isShown: false, closes });
  try {
    sessionStorage.setItem(key, String(closes));
  } catch {
    // Without session storage the count is not kept.
  }
}

export const useAdvertisement = (): Advertisement => useStore(advertisement, advertisement.get());

/** For tests: resets the state as if the site had just been opened. */
export function reopenSite(): void {
  hasAppeared = false;
  advertisement.set({ isShown: false, closes: closesOfVisit() });
}
