const key = 'foyer.floatLogin.dismissed';

/** Closed once, the floating box stays away for the visit. AMB-018 */
export function isDismissed(): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return false;
  }
}

export function keepDismissed(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Storage is forbidden: the box stays away until the next page load.
  }
}
