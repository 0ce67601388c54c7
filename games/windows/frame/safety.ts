/**
 * Protection of the player in a window of real play. The window closes as soon as play is stopped, on whatever page or
 * device. At the interval that the player set, it pauses and shows how long they have played. M12, M13, M17
 */
import { sessionSums } from '@foyer/contract/protection/limits.ts';
import type { SessionSums } from '@foyer/contract/protection/limits.ts';
import { realityCheckKey, realityCheckMinutes } from '@foyer/contract/protection/realityCheck.ts';
import { ask } from './api.ts';
import { houseNow } from './clock.ts';
import { el } from './dom.ts';
import { elapsed } from './hud.ts';
import { baht } from './money.ts';
import { hearNews } from './news.ts';
import type { Lang, PlayWords } from './words.ts';

const safePage = '/mine/protection';

const read = async (lang: Lang): Promise<SessionSums | undefined> => {
  const answer = await ask(sessionSums, {}, lang);
  return answer.kind === 'done' ? answer.data : undefined;
};

/** Watches for stops and reminders until the window closes. */
export function watchOver(words: PlayWords, lang: Lang, leave: (href: string) => void = goTo): void {
  let sums: SessionSums | undefined;
  let isAsking = false;

  async function look(): Promise<void> {
    sums = (await read(lang)) ?? sums;
    if (sums !== undefined && sums.stoppedUntilMs > sums.nowMs) leave(safePage);
  }

  async function checkTime(): Promise<void> {
    if (sums === undefined || isAsking || passed(sums) <= acknowledged(sums)) return;
    isAsking = true;
    await look();
    await showCheck(words, sums);
    isAsking = false;
  }

  hearNews((news) => {
    // A stop may have been missed before the stream opened again.
    if (news.kind === 'protection' || news.kind === 'open') void look();
    if (news.kind.startsWith('session'))
      void import('./sessionEnding.ts').then(({ hearSession }) => hearSession(news, words, () => void look()));
  });
  void look();
  setInterval(() => void checkTime(), 1_000);
}

/** Closes the window, or opens `href` in it where the browser forbids closing. */
function goTo(href: string): void {
  window.close();
  location.replace(href);
}

const passed = (sums: SessionSums): number => realityCheckMinutes(sums, houseNow());

/** Up to which minute the player has acknowledged, in any window or page of this browser. */
function acknowledged(sums: SessionSums): number {
  const here = shown.get(realityCheckKey(sums)) ?? 0;
  try {
    return Math.max(here, Number(localStorage.getItem(realityCheckKey(sums)) ?? 0));
  } catch {
    return here;
  }
}
/** Acknowledged minutes in memory, because storage may be full or forbidden. */
const shown = new Map<string, number>();

function acknowledge(sums: SessionSums): void {
  shown.set(realityCheckKey(sums), passed(sums));
  try {
    localStorage.setItem(realityCheckKey(sums), String(passed(sums)));
  } catch {
    // `shown` still has it.
  }
}

const fact = (term: string, value: string) => el('div', {}, el('dt', {}, term), el('dd', {}, value));

/** Blocks play until a button is pressed, here or in another window; Escape does not close it. M13 */
function showCheck(words: PlayWords, sums: SessionSums): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const netSatang = sums.returnedSatang - sums.stakedSatang;
  const dialog = el(
    'dialog.check',
    { 'aria-labelledby': 'check-heading' },
    el('h2', { id: 'check-heading' }, words('checkTitle')),
    el(
      'dl',
      {},
      fact(words('elapsed'), elapsed(houseNow() - sums.openedMs)),
      fact(words('checkStaked'), baht(sums.stakedSatang)),
      fact(words('net'), baht(netSatang, true)),
      fact(words('checkLarge'), String(sums.largeStakes)),
    ),
    el('button.primary', { type: 'button', onclick: () => close() }, words('checkGo')),
    el('a.quiet', { href: safePage }, words('safe')),
    el('a.quiet', { href: '/home' }, words('back')),
  );
  const close = (): void => {
    acknowledge(sums);
    end();
  };
  const end = (): void => {
    removeEventListener('storage', hear);
    dialog.remove();
    resolve();
  };
  const hear = (): void => {
    if (passed(sums) <= acknowledged(sums)) end();
  };
  addEventListener('storage', hear);
  dialog.addEventListener('cancel', (event) => event.preventDefault());
  document.body.append(dialog);
  dialog.showModal();
  return promise;
}
