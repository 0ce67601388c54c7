import type { Page } from '@playwright/test';

/** How a tab looks once it has heard what another one did. */
export type Look = 'player' | 'guest' | `lang=${string}` | `theme=${string}`;

/** Resolves with the epoch milliseconds at which the page looks so. */
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
