/** The way through the sandbox's third party, as a browser goes it. */
import { thirAuthLogin } from '@foyer/contract/account/thirdParty.ts';
import { expect } from 'vitest';
import type { TestClient } from '../http/testing.ts';
import type { TestHouse } from '../testHouse.ts';

export const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://house.invalid').searchParams);

/** What the site's own page does with what is brought back. */
export const returned = (browser: TestClient, query: Record<string, string>) =>
  browser.call(thirAuthLogin, {
    authType: query.authType ?? '',
    authCode: query.authCode ?? '',
    state: query.state ?? '',
  });

export function passportOf(t: TestHouse) {
  /** Opens a page as the browser does: its cookies go along and come back. */
  async function open(
    browser: TestClient,
    url: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ) {
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await t.app.inject({
      method: form === undefined ? 'GET' : 'POST',
      url,
      headers: { cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }), ...headers },
      payload: form && new URLSearchParams(form).toString(),
    });
    for (const line of [reply.headers['set-cookie'] ?? []].flat()) {
      const [pair = ''] = line.split('; ');
      browser.cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return {
      status: reply.statusCode,
      headers: reply.headers,
      location: reply.headers.location ?? '',
      body: reply.body,
    };
  }

  /** From the button to the address that the third party sends the browser back to. */
  async function confirm(browser: TestClient, redirect = ''): Promise<Record<string, string>> {
    const begun = await open(browser, `/auth/sandbox?redirect=${encodeURIComponent(redirect)}`);
    await open(browser, begun.location);
    const decided = await open(browser, '/sandbox/passport', { ...queryOf(begun.location), decision: 'allow' });
    expect(decided.location).toMatch(/^\/login\?authType=sandbox&authCode=/);
    return queryOf(decided.location);
  }

  return { open, confirm };
}
