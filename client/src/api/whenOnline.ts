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
 * Loads a deferred part of a page. If the connection is lost, loads it when the connection returns; the rest of the
 * page stays. A second failure while online is thrown to the screen. R04, R06
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
