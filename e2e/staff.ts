/** Members of staff for journeys at the desk: invited by the command, enrolled in the browser. */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { hotp, stepOf } from '@foyer/house/account/secondFactor/totp.ts';
import { base32Bytes } from '@foyer/house/account/testing/authenticator.ts';
import type { RunningHouse } from './house.ts';

const root = resolve(import.meta.dirname, '..');
export const staffPassword = 'a password of the desk';

/** The code that an authenticator with this secret shows. The house takes each once, so a second one is a step later. */
export const codeOf = (secret: string, steps = 0): string => hotp(base32Bytes(secret), stepOf(Date.now()) + steps);

/** Invites a person as `npm run staff` does. Returns the path of the one-time link. */
export function invite(house: RunningHouse, name: string, roles: string): string {
  const command = join(root, 'server/src/staffCommand.ts');
  const printed = execFileSync(process.execPath, [command, 'add', name, '--roles', roles], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: house.database },
    encoding: 'utf8',
  });
  return /\/desk\/enrol\?token=[\w-]+/.exec(printed)?.[0] ?? '';
}

/** Enrols a person on the page of the link, which logs them in. Returns the secret of their authenticator. */
export async function enrol(page: Page, house: RunningHouse, name: string, roles: string): Promise<string> {
  await page.goto(house.url + invite(house, name, roles));
  await page.getByLabel('Your password', { exact: true }).fill(staffPassword);
  await page.getByLabel('Password again').fill(staffPassword);
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('Code of the authenticator').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Finish' }).click();
  await page.getByRole('navigation', { name: 'Navigation' }).waitFor();
  return secret;
}
