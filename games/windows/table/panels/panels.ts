/** One dialog with three pages: rules, fairness, records. */
import { el, icon, icons } from '../../slot/dom.ts';
import type { Panel } from '../hud.ts';
import type { Setting } from '../setting.ts';
import { fairPanel } from './fairness.ts';
import { recordsPanel } from './records.ts';
import type { Shown } from './records.ts';
import { rulesPanel } from './rules.ts';

export interface Panels {
  open(panel: Panel): void;
}

export function createPanels(setting: Setting, onReplay: (round: Shown) => void): Panels {
  const { words } = setting;
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
  document.body.append(dialog);
  return {
    open(panel) {
      heading.textContent = words(panel);
      const page = {
        rules: () => rulesPanel(setting),
        fair: () => fairPanel(setting),
        records: () =>
          recordsPanel(setting, (round) => {
            dialog.close();
            onReplay(round);
          }),
      }[panel]();
      body.replaceChildren(page);
      dialog.showModal();
      body.scrollTop = 0;
    },
  };
}
