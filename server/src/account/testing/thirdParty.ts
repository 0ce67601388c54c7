/** Walks a test browser through the sandbox's third party. */
import { thirAuthLogin } from '@foyer/contract/account/thirdParty.ts';
import { expect } from 'vitest';
import type { TestClient } from '../../http/testing/client.ts';
import type { TestHouse } from '../../testing/house.ts';

export const queryOf = (address: string): Record<string, string> =>
  Object.fromEntries(new URL(address, 'https://house.invalid').searchParams);

/** Sends what the third party returned to the house, as the site's own page does. */
export const returned = (browser: TestClient, query: Record<string, string>) =>
  browser.call(thirAuthLogin, {
    authType: query.authType ?? '',
    authCode: query.authCode ?? '',
    state: query.state ?? '',
  });

export function passportOf(t: TestHouse) {
  /** Opens a page as a browser does: sends its cookies and stores new ones. */
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
      ...(form && { payload: new URLSearchParams(form).toString() }),
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

  /** Goes from the log-in button to the address to which the third party redirects. */
  async function confirm(browser: TestClient, redirect = ''): Promise<Record<string, string>> {
    const begun = await open(browser, `/auth/sandbox?redirect=${encodeURIComponent(redirect)}`);
    await open(browser, begun.location);
    const decided = await open(browser, '/sandbox/passport', { ...queryOf(begun.location), decision: 'allow' });
    expect(decided.location).toMatch(/^\/login\?authType=sandbox&authCode=/);
    return queryOf(decided.location);
  }

  return { open, confirm };
}
