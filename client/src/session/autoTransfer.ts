/**
 * Whether opening a game transfers the main wallet to the platform: the player's choice in this browser, off by
 * default. SI-44
 */
const key = 'foyer.autoTransfer';
/** Whole baht only. VALID-033 */
const leastSatang = 100;

export function isAutoTransferOn(): boolean {
  try {
    return localStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function setAutoTransfer(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage the choice ends with the page, and nothing is transferred automatically afterwards.
  }
}

/** The amount that a launch would transfer now, in satang; 0 for none. */
export const autoTransferOf = (mainSatang: number): number =>
  isAutoTransferOn() && mainSatang >= leastSatang ? mainSatang - (mainSatang % leastSatang) : 0;
