/** A transfer that the player confirmed when opening a game. The game's window makes it once. AMB-036 */
const key = 'foyer.fillOnce';
/** A confirmation expires: a blocked window that is opened an hour later must not transfer anything. */
const lifeMs = 60_000;

/** Satang, whole baht. Stored and not put into the address, so that a foreign link cannot move money. S01 */
export function fillOnce(platformKey: string, amountSatang: number): void {
  try {
    localStorage.setItem(key, [platformKey, amountSatang, Date.now()].join(' '));
  } catch {
    // Without storage the game opens and nothing is transferred.
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
