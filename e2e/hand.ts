/** Two ways to use a page: only the keyboard, or a finger on a phone. Both find things by role and name. */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { solveWork, solvedId } from '@foyer/contract/captchaWork.ts';
import type { CaptchaWork } from '@foyer/contract/captchaWork.ts';
import { expect } from '@playwright/test';

export interface Hand {
  press(target: Locator): Promise<void>;
  type(target: Locator, text: string): Promise<void>;
  tick(target: Locator): Promise<void>;
}

async function reach(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  // While a dialog is closing, elements behind it cannot be focused.
  await expect
    .poll(async () => {
      await target.focus();
      return target.evaluate((element) => element === document.activeElement);
    })
    .toBe(true);
}

/** Focuses a visible control by script, then acts with a key. */
export function keyboard(page: Page): Hand {
  return {
    async press(target) {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reach(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async tick(target) {
      await reach(target);
      await page.keyboard.press('Space');
    },
  };
}

/** No bar covers the whole of a focused element. WCAG 2.4.11 */
const expectUncovered = (target: Locator): Promise<void> =>
  expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect();
        const parts = [0.1, 0.5, 0.9];
        return parts
          .flatMap((x) => parts.map((y) => document.elementFromPoint(left + width * x, top + height * y)))
          .some((hit) => hit !== null && (element.contains(hit) || hit.contains(element) || hit.closest('label')));
      }),
    )
    .toBeTruthy();

/** Uses only Tab, Shift+Tab and other keys, like a person without a pointer. Nothing is focused by script. */
export function tabbing(page: Page): Hand {
  const mostStops = 150;
  const reachByTab = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < mostStops; stop += 1) {
      const way = await target.evaluate((element) => {
        const { activeElement, body } = document;
        if (element === activeElement) return 'there';
        if (activeElement === null || activeElement === body) return 'on';
        const place = activeElement.compareDocumentPosition(element);
        return (place & Node.DOCUMENT_POSITION_PRECEDING) === 0 ? 'on' : 'back';
      });
      if (way === 'there') return expectUncovered(target);
      await page.keyboard.press(way === 'on' ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab does not lead to ${String(target)}`);
  };
  return {
    async press(target) {
      await reachByTab(target);
      await page.keyboard.press('Enter');
    },
    async type(target, text) {
      await reachByTab(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
    async tick(target) {
      await reachByTab(target);
      await page.keyboard.press('Space');
    },
  };
}

export function finger(): Hand {
  return {
    press: (target) => target.tap(),
    type: async (target, text) => {
      await target.tap();
      await target.fill(text);
    },
    tick: (target) => target.tap(),
  };
}

/** Presses a key, which starts the client, and waits until the page is hydrated. */
export async function takeInUse(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => {
    const screen = document.querySelector('#main') ?? document.querySelector('#app > *');
    return screen !== null && Object.keys(screen).some((key) => key.startsWith('__reactFiber'));
  });
}

/** Logs in by the header's form, which only wide screens show. */
export async function logInByHeader(page: Page, account: string, password: string): Promise<void> {
  const form = page.getByRole('form', { name: '快速登录' });
  await form.getByRole('textbox', { name: '账号' }).fill(account);
  await form.locator('input[name=password]').fill(password);
  await expect(form.getByLabel('记住账号')).toBeVisible();
  await form.getByRole('button', { name: '登录' }).click();
}

/** Logs this context in as the demo player, who has a history. The house runs with DEMO=on. */
export async function logInDemoPlayer(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${siteUrl()}/home`);
  await takeInUse(page);
  await logInByHeader(page, 'foyer88', 'foyer2026');
  await page.getByRole('button', { name: /^账户菜单/ }).waitFor();
  await page.close();
}

/** Changes the language in the header's menu, which exists at every width. SI-54 */
export async function chooseLanguage(page: Page, locale: 'zh_CN' | 'en' | 'th'): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(菜单|Menu|เมนู)$/ })
    .click();
  const menu = page.getByRole('dialog');
  await menu.getByRole('combobox').selectOption(locale);
  await expect(page.locator('html')).toHaveAttribute('lang', locale.replace('_', '-'));
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
}

/** Collects what must not happen on a page: errors, policy violations, failed hydration. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || /Content Security Policy|TrustedHTML|TrustedScript/.test(message.text())) {
      faults.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  return faults;
}

/** Opens a page and waits until it is hydrated: from then on its links navigate inside the site. */
export async function openTakenUp(page: Page, path: string, url = siteUrl()): Promise<void> {
  await page.addInitScript(() => addEventListener('foyer:ready', () => Object.assign(window, { isTakenUp: true })));
  await page.goto(url + path);
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => 'isTakenUp' in window);
}

/** The address of the house that the setup has started. */
export function siteUrl(): string {
  const url = process.env.FOYER_URL;
  if (url === undefined) throw new Error('the setup has started no house');
  return url;
}

/** The fields of a captcha that the house has sent, with its work done. */
export function captchaFields({ captchaId, work }: { captchaId: string; work?: CaptchaWork }) {
  return { captcha: 'off', captchaId: work ? solvedId(captchaId, solveWork(captchaId, work)) : captchaId };
}

let made = 0;
/** Returns an unused account name: letters and digits, starting with a letter. */
export function freshAccount(): string {
  made += 1;
  return `p${Date.now().toString(36).slice(-7)}${process.pid % 10}${made}`.slice(0, 12);
}
export const freshPhone = (): string => `13${String(Date.now()).slice(-8)}${made % 10}`;

/** Returns a card number of a known issuer that nobody has bound yet, with its check digit. */
export function freshCard(): string {
  const body = `622202${String(Date.now()).slice(-10)}${process.pid % 10}${made % 10}`;
  const sum = Array.from(body)
    .toReversed()
    .map((digit, place) => (place % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}
