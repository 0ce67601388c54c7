/** One dialog with three pages: rules, fairness, records. */
import { el, icon, icons } from '../dom.ts';
import type { Play } from '../play.ts';
import type { Setting, Table } from '../table.ts';
import { fairPanel } from './fairness.ts';
import { recordsPanel } from './records.ts';
import { rulesPanel } from './rules.ts';

export interface Panels {
  open(panel: 'rules' | 'fair' | 'records'): void;
}

export function createPanels(setting: Setting, table: Table, play: Play): Panels {
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
        rules: () => rulesPanel(setting, table, play.stakeSatang),
        fair: () => fairPanel(setting),
        records: () =>
          recordsPanel(setting, play.isBusy, (round) => {
            dialog.close();
            void play.replay(round);
          }),
      }[panel]();
      body.replaceChildren(page);
      dialog.showModal();
      body.scrollTop = 0;
    },
  };
}
