import type { Page } from '@playwright/test';

/** How a tab looks after another tab's change has reached it. */
export type Look = 'player' | 'guest' | `lang=${string}` | `theme=${string}`;

/** Resolves when the page looks so, with the time in epoch milliseconds. */
export const looks = (page: Page, look: Look): Promise<number> =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((answer, refuse) => {
        const { documentElement: html } = document;
        setTimeout(() => refuse(new Error(`${location.pathname} never became ${wanted}`)), 30_000);
        const isThere = (): boolean => {
          if (wanted === 'player') return document.querySelector('header form') === null;
          if (wanted === 'guest') return document.querySelector('header form') !== null;
          const [name, value] = wanted.split('=');
          return (name === 'lang' ? html.lang : html.dataset.theme) === value;
        };
        const check = (): void => {
          if (!isThere()) return;
          watching.disconnect();
          answer(Date.now());
        };
        const watching = new MutationObserver(check);
        watching.observe(html, { subtree: true, childList: true, attributes: true });
        check();
      }),
    look,
  );
