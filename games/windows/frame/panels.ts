/** One dialog with three pages: rules, fairness, records. Its styles are `look/panels.css`. */
import { el, icon, icons } from './dom.ts';
import type { PlayWords } from './words.ts';

export type Panel = 'rules' | 'fair' | 'records';

export interface Panels {
  open(panel: Panel): void;
  close(): void;
}

/** Creates a page each time it is opened. */
export function createPanels(words: PlayWords, pages: Readonly<Record<Panel, () => HTMLElement>>): Panels {
  const heading = el('h2', { id: 'panel-heading' });
  const body = el('div.panel-body', { tabindex: '0' });
  const close = el(
    'button.icon-button',
    { type: 'button', 'aria-label': words('close'), onclick: () => dialog.close() },
    icon(icons.close),
  );
  const dialog = el(
    'dialog.panel',
    { 'aria-labelledby': 'panel-heading' },
    el('div.panel-head', {}, heading, close),
    body,
  );
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  // A page stops polling when it is removed.
  dialog.addEventListener('close', () => body.replaceChildren());
  document.body.append(dialog);
  return {
    open(panel) {
      heading.textContent = words(panel);
      body.replaceChildren(pages[panel]());
      dialog.showModal();
      body.scrollTop = 0;
    },
    close: () => dialog.close(),
  };
}
