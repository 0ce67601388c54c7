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

/** On the first /home after the site was opened, unless it was closed too often already. */
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
    // Without a store the count lives as long as the page.
  }
}

export const useAdvertisement = (): Advertisement => useStore(advertisement, advertisement.get());

/** As if the site had just been opened: for tests. */
export function reopenSite(): void {
  hasAppeared = false;
  advertisement.set({ isShown: false, closes: closesOfVisit() });
}
