import { isOnline, watchOnline } from '#api/online.ts';

const backOnline = (): Promise<void> =>
  new Promise((back) => {
    const stop = watchOnline(() => {
      if (!isOnline()) return;
      stop();
      back();
    });
  });

/**
 * Loads a part that a page fetches behind itself. Where the line is lost meanwhile the part comes when it is back, and
 * the rest of the page stands; what fails twice with the line there is the screen's to tell. R04, R06
 */
export async function whenOnline<T>(load: () => Promise<T>, isLast = false): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const isLost = !isOnline();
    if (isLost) await backOnline();
    else if (isLast) throw error;
    return whenOnline(load, !isLost);
  }
}
