/** One dialog with three pages: rules, fairness, records. Its styles are `look/panels.css`. */
import { el, icon, icons } from './dom.ts';
import { createModal } from './modal.ts';
import type { PlayWords } from './words.ts';

export type Panel = 'rules' | 'fair' | 'records';

export interface Panels {
  open(panel: Panel): void;
  close(): void;
}

/** A page may be a promise if its script is loaded when it is first opened. */
type Page = HTMLElement | Promise<HTMLElement>;

/** Creates a page each time it is opened. */
export function createPanels(words: PlayWords, pages: Readonly<Record<Panel, () => Page>>): Panels {
  const heading = el('h2', { id: 'panel-heading' });
  const body = el('div.panel-body', { tabindex: '0' });
  const close = el(
    'button.icon-button',
    { type: 'button', 'aria-label': words('close'), onclick: () => modal.close() },
    icon(icons.close),
  );
  const dialog = el(
    'dialog.panel',
    { 'aria-labelledby': 'panel-heading' },
    el('div.panel-head', {}, heading, close),
    body,
  );
  const modal = createModal(dialog);
  // A page stops polling when it is removed.
  dialog.addEventListener('close', () => body.replaceChildren());
  document.body.append(dialog);

  const failed = (panel: Panel): HTMLElement =>
    el(
      'div',
      {},
      el('p', { role: 'alert' }, words('lostTitle')),
      el('button.primary', { type: 'button', onclick: () => fill(panel) }, words('retry')),
    );
  let opened = 0;
  function fill(panel: Panel): void {
    opened += 1;
    const mine = opened;
    const show = (page: HTMLElement): void => {
      // A page that arrives after its dialog was closed is dropped.
      if (opened === mine && dialog.open) body.replaceChildren(page);
    };
    const page = pages[panel]();
    if (page instanceof HTMLElement) return show(page);
    body.replaceChildren();
    page.then(show, () => show(failed(panel)));
  }
  return {
    open(panel) {
      heading.textContent = words(panel);
      modal.open(() => {
        fill(panel);
        body.scrollTop = 0;
      });
    },
    close: () => modal.close(),
  };
}
