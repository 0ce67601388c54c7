/** A `UUID` in the payload: ignored beside a cookie; alone, a legacy client's session if the operator allows it. S02 */
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { gameUrl } from '@foyer/contract/lobby/launch.ts';
import { uploadFile } from '@foyer/contract/wallet/deposit.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import type { TestHouse } from '../testing/house.ts';
import type { TestClient } from './testing/client.ts';

const houses = { off: await openTestHouse(), on: await openTestHouse({ config: { isSessionReadable: true } }) };
afterAll(async () => {
  await houses.off.close();
  await houses.on.close();
});

const game = { linkType: '1', platformCode: 'moyu', platformKey: 'moyu', gameType: '1', gameCode: 'moyu-koi-gate' };
const noPicture = { name: 'a.png', mime: 'image/png', bytes: new Uint8Array([1, 2, 3]) };
const tokenOf = (player: TestClient): string => player.cookies.get('UUID') ?? '';

/**
 * Sends a body, a query and an upload with the UUID. Returns their account, their refusals and the players in the log.
 */
async function actors(t: TestHouse, sender: TestClient, UUID: string) {
  const before = t.logLines.length;
  const posted = await sender.raw(logedUserInfo, { UUID });
  const got = await sender.raw(gameUrl, { ...game, UUID });
  const sent = await sender.upload(uploadFile, noPicture, { fields: { UUID } });
  const answered = t.logLines.slice(before).map((line) => JSON.parse(line) as { msg: string; playerId?: string });
  return {
    account: posted.data?.userInfo.userAccount,
    refusals: [posted, got, sent].map(({ refusal }) => refusal),
    players: new Set(answered.filter(({ msg }) => msg === 'answered').map(({ playerId }) => playerId)).size,
    isSomebody: answered.some(({ playerId }) => playerId !== undefined),
  };
}

/** The upload is not a picture; it is refused only after the session was recognized. */
const known = [undefined, undefined, 'WRONG_IMAGE_FORMAT'];
const nobody = ['SESSION_EXPIRED', 'SESSION_EXPIRED', 'SESSION_EXPIRED'];

describe.each(['off', 'on'] as const)('beside a cookie, LEGACY_SESSION %s', (legacy) => {
  const t = houses[legacy];

  it('is ignored in body, query and upload, because the cookie is the session', async () => {
    const [own, foreign] = [await signUp(t), await signUp(t)];
    const found = await actors(t, own, tokenOf(foreign));
    expect(found).toEqual({ account: own.userAccount, refusals: known, players: 1, isSomebody: true });
  });

  it('does not replace a cookie whose session is over', async () => {
    const [own, foreign] = [await signUp(t), await signUp(t)];
    own.cookies.set('UUID', 'A'.repeat(22));
    expect(await actors(t, own, tokenOf(foreign))).toMatchObject({ refusals: nobody, isSomebody: false });
  });
});

describe('without a cookie', () => {
  it('is not accepted, and scripts cannot read the cookie', async () => {
    const player = await signUp(houses.off);
    expect(player.setCookies[0]).toContain('; HttpOnly');
    const found = await actors(houses.off, houses.off.client(), tokenOf(player));
    expect(found).toMatchObject({ refusals: nobody, isSomebody: false });
  });

  it('is accepted under LEGACY_SESSION, and scripts may read the cookie', async () => {
    const player = await signUp(houses.on);
    expect(player.setCookies[0]).not.toContain('HttpOnly');
    const found = await actors(houses.on, houses.on.client(), tokenOf(player));
    expect(found).toEqual({ account: player.userAccount, refusals: known, players: 1, isSomebody: true });
  });
});
