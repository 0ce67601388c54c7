/** Log-in by a linked third party, and how the player removes the link. AMB-155, SI-38, S14, S18 */
import { logedUserInfo, login } from '@foyer/contract/account/session.ts';
import { thirdPartyLinks, unlinkThirdParty } from '@foyer/contract/account/thirdPartyLinks.ts';
import { getMsgSiteList } from '@foyer/contract/messages/mail.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp, testPassword as password } from '../../testing/house.ts';
import { passportOf, returned } from '../testing/thirdParty.ts';

const t = await openTestHouse();
afterAll(() => t.close());
const { confirm } = passportOf(t);

/** Creates a player whose browser has linked its passport by a log-in. */
async function linkedPlayer() {
  const { userAccount } = await signUp(t);
  const browser = t.client();
  const linkTicket = (await returned(browser, await confirm(browser))).data?.linkTicket ?? '';
  await browser.ok(login, { userAccount, password, captcha: 'x', linkTicket });
  const [link] = (await browser.ok(thirdPartyLinks, {})).list;
  if (link === undefined) throw new Error('nothing is linked');
  return { browser, userAccount, link };
}

describe('a third party that is linked', () => {
  it('is listed with its name and day, and its owner is notified', async () => {
    const { browser, link } = await linkedPlayer();
    expect(link).toEqual({
      authType: 'sandbox',
      passport: expect.stringMatching(/^SP-[A-Z2-9]{6}$/),
      linkedMs: t.clock.nowMs,
    });
    const { list } = await browser.ok(getMsgSiteList, {});
    expect(list.map(({ subject }) => subject)).toContain('已绑定第三方登录');
    expect((await (await signUp(t)).ok(thirdPartyLinks, {})).list).toEqual([]);
  });

  it('is removed only with the password, so that another way to log in remains. S18', async () => {
    const { browser, link } = await linkedPlayer();
    const refused = await browser.call(unlinkThirdParty, { ...link, password: 'wrong123' });
    expect(refused.refusal).toBe('WRONG_OLD_PASSWORD');
    // An account without a password, which only a third party can open, cannot be unlinked.
    await t.house.db.updateTable('player').set({ password_hash: '' }).execute();
    expect((await browser.call(unlinkThirdParty, { ...link, password })).refusal).toBe('WRONG_OLD_PASSWORD');
    browser.cookies.delete('UUID');
    expect((await returned(browser, await confirm(browser))).data?.linkTicket).toBe('');
  });

  it('no longer logs in once it is removed, while open sessions and the password remain valid', async () => {
    const { browser, userAccount, link } = await linkedPlayer();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => browser.call(unlinkThirdParty, { ...link, password })),
    );
    expect(answers.map(({ code }) => code)).toEqual([200, 200, 200, 200, 200]);
    expect((await browser.ok(thirdPartyLinks, {})).list).toEqual([]);
    const subjects = (await browser.ok(getMsgSiteList, {})).list.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === '已解除第三方登录')).toHaveLength(1);
    expect((await browser.ok(logedUserInfo, {})).userInfo.userAccount).toBe(userAccount);
    browser.cookies.delete('UUID');
    expect((await returned(browser, await confirm(browser))).data?.linkTicket).not.toBe('');
    expect((await t.client().call(login, { userAccount, password, captcha: 'x' })).code).toBe(200);
  });

  it('cannot be removed by another player. S14', async () => {
    const { browser, link } = await linkedPlayer();
    const stranger = await signUp(t);
    await stranger.ok(unlinkThirdParty, { ...link, password });
    expect((await browser.ok(thirdPartyLinks, {})).list).toEqual([link]);
  });
});
