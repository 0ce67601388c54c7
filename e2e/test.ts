/**
 * Playwright's `test`, in which an unexpected error fails the journey: an uncaught exception or rejection, a console
 * error, a policy violation. A journey declares expected errors by `test.use({ expectedErrors: /…/ })`.
 */
import { expect, test as base } from '@playwright/test';
import type { BrowserContext } from '@playwright/test';

export { expect };

/** The browser's own log of a failed request. Journeys check themselves whether the page handles it. */
const isOfTheNetwork = (text: string): boolean => text.startsWith('Failed to load resource');
const isOfThePolicy = (text: string): boolean => /Content Security Policy|TrustedHTML|TrustedScript/.test(text);

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);

function listen(context: BrowserContext, errors: string[]): void {
  context.on('console', (message) => {
    const text = message.text();
    if (isOfTheNetwork(text)) return;
    if (message.type() === 'error' || isOfThePolicy(text)) {
      errors.push(`${pathOf(message.page()?.url() ?? '')}: ${text}`);
    }
  });
  context.on('weberror', (fault) => {
    const { stack, message } = fault.error();
    errors.push(`${pathOf(fault.page()?.url() ?? '')}: ${message} ${stack ?? ''}`);
  });
}

interface Own {
  /** Errors that the journey provokes on purpose. */
  expectedErrors: RegExp;
  /** Runs with every journey. */
  noErrors: void;
}

export const test = base.extend<Own>({
  expectedErrors: [/^$/, { option: true }],
  noErrors: [
    async ({ browser, expectedErrors }, use) => {
      const errors: string[] = [];
      const watch = (context: BrowserContext): void => listen(context, errors);
      for (const context of browser.contexts()) watch(context);
      browser.on('context', watch);
      await use();
      browser.off('context', watch);
      expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
    },
    { auto: true },
  ],
});
