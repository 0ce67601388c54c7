/** A control as a player names it: role and name, or a selector where a place has neither. */
import type { Locator, Page } from '@playwright/test';

type Role = 'button' | 'tab' | 'link' | 'searchbox';
export type Tap = readonly [role: Role, name: string | RegExp] | readonly [role: 'css', selector: string];

const visible = (found: Locator): Locator => found.filter({ visible: true }).first();

export async function controlOf(page: Page, [role, name]: Tap): Promise<Locator> {
  if (role === 'css') return visible(page.locator(name));
  const wanted = (from: Page | Locator) => visible(from.getByRole(role, { name, exact: typeof name === 'string' }));
  // An open dialog covers the page: where both have a control of that name, its own can be tapped.
  const inDialog = wanted(page.getByRole('dialog'));
  return (await inDialog.count()) > 0 ? inDialog : wanted(page);
}

export const shown = ([role, name]: Tap): string => `${role} ${typeof name === 'string' ? name : name.source}`;
