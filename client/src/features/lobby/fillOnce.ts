/** A transfer that the player has said yes to at a game's door: the window that opens takes it along, once. AMB-036 */
const key = 'foyer.fillOnce';
/** A window that was blocked must not move anything an hour later. */
const lifeMs = 60_000;

/** Satang, whole baht. Passed by storage and not in the address, so that a foreign link cannot move money. S01 */
export function fillOnce(platformKey: string, amountSatang: number): void {
  try {
    localStorage.setItem(key, [platformKey, amountSatang, Date.now()].join(' '));
  } catch {
    // Without storage the game opens and nothing is moved.
  }
}

/** Returns and removes the amount to transfer to the next game window, in satang; 0 for none. */
export function takeFillOnce(platformKey: string): number {
  try {
    const [filledKey, amount, atMs] = (localStorage.getItem(key) ?? '').split(' ');
    localStorage.removeItem(key);
    return filledKey === platformKey && Math.abs(Date.now() - Number(atMs)) < lifeMs ? Number(amount) : 0;
  } catch {
    return 0;
  }
}
