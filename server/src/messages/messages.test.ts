import { inEveryLanguage } from '@foyer/text/inLanguage.ts';
import { logedUserInfo } from '@foyer/contract/account/session.ts';
import { confirmRealName, setWithdrawPW } from '@foyer/contract/account/security.ts';
import { locales } from '@foyer/contract/envelope.ts';
import { deleteMsgSite, getMsgSiteList, insertMsgSite, updateMsgSite } from '@foyer/contract/messages/mail.ts';
import { addBankCard } from '@foyer/contract/wallet/bankCard.ts';
import { inBanksList, inPayOrder } from '@foyer/contract/wallet/deposit.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestHouse, signUp } from '../testing/house.ts';
import { settleDue } from '../wallet/bank/bank.ts';
import {
  cardRequest,
  newPlayer,
  readyToWithdraw,
  uploadProof,
  verifyPhone,
  withdrawPassword,
} from '../wallet/testing/wallet.ts';
import { answerDue } from './sandboxService.ts';

const t = await openTestHouse();
afterAll(() => t.close());

const letter = { type: 'deposit', subject: '存款没到', content: '订单 D1，昨天转的。' } as const;
const subjects = (list: readonly { readonly subject: string }[]) => list.map(({ subject }) => subject);
const all = { pageNo: 1, pageSize: 50 };

describe('the inbox of a player', () => {
  it('begins with an unread welcome, in the language of the reader. SI-40, I18N-007', async () => {
    const player = await signUp(t);
    const { list, total } = await player.ok(getMsgSiteList, all);
    expect([total, subjects(list), list[0]?.isRead]).toEqual([1, ['欢迎来到前厅'], false]);
    expect(list[0]?.content).toContain(player.userAccount);
    const english = await player.ok(getMsgSiteList, all, { lang: 'en' });
    const thai = await player.ok(getMsgSiteList, all, { lang: 'th' });
    expect(subjects([...english.list, ...thai.list])).toEqual(['Welcome to Foyer', 'ยินดีต้อนรับสู่ Foyer']);
  });
  it('is listed by the read flag with its count: unread, read, both. CALL-152, CALL-153, AMB-052, ENTITY-020', async () => {
    const player = await newPlayer(t);
    for (const index of [1, 2, 3])
      await t.house.mail.send({
        playerId: player.playerId,
        kind: 'cardAdded',
        args: { lastFour: `000${index}` },
        key: `${index}`,
      });
    const { list } = await player.ok(getMsgSiteList, all);
    await player.ok(updateMsgSite, { msgId: list[1]?.msgId ?? '' });
    const totals = async (read: '' | '0' | '1') => (await player.ok(getMsgSiteList, { ...all, read })).total;
    expect([await totals('0'), await totals('1'), await totals('')]).toEqual([3, 1, 4]);
    await player.ok(updateMsgSite, { msgId: '' });
    expect([await totals('0'), await totals('1')]).toEqual([0, 4]);
  });
  it('comes in pages, newest first, none twice and none left out', async () => {
    const player = await newPlayer(t);
    for (let index = 0; index < 24; index += 1) {
      t.clock.nowMs += 1000;
      await t.house.mail.send({
        playerId: player.playerId,
        kind: 'cardAdded',
        args: { lastFour: `${1000 + index}` },
        key: `${index}`,
      });
    }
    const pages = [];
    for (const pageNo of [1, 2, 3]) pages.push(await player.ok(getMsgSiteList, { pageNo, pageSize: 10 }));
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [10, 25],
      [10, 25],
      [5, 25],
    ]);
    const times = pages.flatMap(({ list }) => list.map(({ createTime }) => Number(createTime)));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(new Set(pages.flatMap(({ list }) => list.map(({ msgId }) => msgId))).size).toBe(25);
  });
  it('counts unread mails in the user info. ENTITY-003, AMB-051', async () => {
    const player = await newPlayer(t);
    expect((await player.ok(logedUserInfo, {})).msgNumber).toBe(1);
    await player.ok(updateMsgSite, { msgId: '' });
    expect((await player.ok(logedUserInfo, {})).msgNumber).toBe(0);
  });
  it('no longer contains a deleted mail, which cannot be deleted again. CALL-154', async () => {
    const player = await newPlayer(t);
    const { list } = await player.ok(getMsgSiteList, all);
    const msgId = list[0]?.msgId ?? '';
    await player.ok(deleteMsgSite, { msgId });
    expect((await player.ok(getMsgSiteList, all)).total).toBe(0);
    expect((await player.call(deleteMsgSite, { msgId })).refusal).toBe('UNKNOWN_RECORD');
    expect((await player.call(updateMsgSite, { msgId })).refusal).toBe('UNKNOWN_RECORD');
  });
  it('of another player can be neither read nor marked nor deleted. S14', async () => {
    const owner = await newPlayer(t);
    const other = await newPlayer(t);
    const { list } = await owner.ok(getMsgSiteList, all);
    const msgId = list[0]?.msgId ?? '';
    expect((await other.call(updateMsgSite, { msgId })).refusal).toBe('UNKNOWN_RECORD');
    expect((await other.call(deleteMsgSite, { msgId })).refusal).toBe('UNKNOWN_RECORD');
    await other.ok(updateMsgSite, { msgId: '' });
    expect((await other.ok(getMsgSiteList, all)).list.map((mail) => mail.msgId)).not.toContain(msgId);
    expect((await owner.ok(getMsgSiteList, { ...all, read: '0' })).list[0]?.msgId).toBe(msgId);
  });
  it.each([getMsgSiteList, updateMsgSite, deleteMsgSite, insertMsgSite])(
    'refuses guests: $name. ROLE-001',
    async (call) => {
      const guest = t.client();
      expect((await guest.raw(call, { msgId: '1', ...letter })).refusal).toBe('SESSION_EXPIRED');
    },
  );
});

describe('a letter to customer service. VALID-059', () => {
  it.each(['type', 'subject', 'content'] as const)('needs its %s', async (field) => {
    const player = await newPlayer(t);
    const answer = await player.raw(insertMsgSite, { ...letter, [field]: ' ' });
    expect(answer.refusal).toBe('INPUT_RULE');
    expect((await player.ok(getMsgSiteList, { ...all, box: 'sent' })).total).toBe(0);
  });
  it('is listed as sent and is no mail of the inbox. CALL-155', async () => {
    const player = await newPlayer(t);
    const { msgId } = await player.ok(insertMsgSite, letter);
    const { list } = await player.ok(getMsgSiteList, { ...all, box: 'sent' });
    expect(list).toMatchObject([
      { msgId, topic: 'deposit', subject: letter.subject, content: letter.content, isRead: true },
    ]);
    expect((await player.ok(getMsgSiteList, all)).total).toBe(1);
  });
  it('sent again after a lost reply is one letter. L06', async () => {
    const player = await newPlayer(t);
    const [first, again] = await Promise.all([player.ok(insertMsgSite, letter), player.ok(insertMsgSite, letter)]);
    expect(again.msgId).toBe(first.msgId);
    expect((await player.ok(getMsgSiteList, { ...all, box: 'sent' })).total).toBe(1);
  });
  it('is answered once by the sandbox’s desk, which states that the reply is automatic', async () => {
    const player = await newPlayer(t);
    await player.ok(insertMsgSite, letter);
    expect(await answerDue(t.house, 5000)).toBe(0);
    t.clock.nowMs += 5000;
    const answered = await Promise.all([answerDue(t.house, 5000), answerDue(t.house, 5000)]);
    expect(answered[0] + answered[1]).toBeGreaterThan(0);
    expect(await answerDue(t.house, 5000)).toBe(0);
    const { list } = await player.ok(getMsgSiteList, { ...all, read: '0' });
    expect(list.filter(({ subject }) => subject === `客服回复：${letter.subject}`)).toHaveLength(1);
    expect(list[0]?.content).toContain('沙盒客服的自动回复');
    expect(list[0]?.topic).toBe('deposit');
  });
});

describe('the house writes', () => {
  it('about money that arrived, was paid out, or came back with its reason', async () => {
    const player = await newPlayer(t, 5000);
    const bankCardId = await readyToWithdraw(t, player);
    const proof = await uploadProof(player);
    const { list: banks } = await player.ok(inBanksList, {});
    const bank = banks.find(({ currency }) => currency === 'THB') ?? banks[0];
    await player.ok(inPayOrder, {
      inBankId: bank?.inBankId ?? '',
      amountSatang: 50_050,
      depositorName: '陈晓林',
      proof,
    });
    await player.ok(applyWithdraw, { method: 'bank', bankCardId, amountSatang: 100_000, withdrawPassword });
    await player.ok(applyWithdraw, { method: 'bank', bankCardId, amountSatang: 104_400, withdrawPassword });
    for (let step = 0; step < 4; step += 1) {
      t.clock.nowMs += 10_000;
      await settleDue(t.house, t.clock.nowMs, 1000);
    }
    const { list } = await player.ok(getMsgSiteList, { ...all, read: '0' });
    const found = subjects(list).filter((subject) => /฿/.test(subject));
    expect(found).toContain('存款 ฿500.50 已到账');
    expect(found).toContain('提款 ฿1,000.00 已付出');
    const returned = list.find(({ subject }) => subject === '提款 ฿1,044.00 没有通过');
    expect(returned?.content).toContain('收款银行退回');
    const { list: english } = await player.ok(getMsgSiteList, all, { lang: 'en' });
    expect(subjects(english)).toContain('Your withdrawal of ฿1,000.00 has been paid');
  });
  it('about changes that concern the account’s security', async () => {
    const player = await newPlayer(t);
    await verifyPhone(t, player);
    await player.ok(confirmRealName, { name: '王小明' });
    await player.ok(setWithdrawPW, { withdrawPassword });
    await player.ok(addBankCard, cardRequest());
    const { list } = await player.ok(getMsgSiteList, all);
    expect(new Set(subjects(list))).toEqual(
      new Set(['欢迎来到前厅', '真实姓名已设定', '提款密码已设置', '已添加银行卡']),
    );
    expect(list.filter(({ topic }) => topic === 'security')).toHaveLength(3);
  });
  it('one mail for each event, however often it is reported', async () => {
    const player = await newPlayer(t);
    const { playerId } = player;
    for (let time = 0; time < 3; time += 1)
      await t.house.mail.send({
        playerId,
        kind: 'depositPaid',
        args: { orderNo: 'D1', amountSatang: 100 },
        key: 'order:D1',
      });
    expect((await player.ok(getMsgSiteList, all)).total).toBe(2);
  });
  it('with texts in every language', async () => {
    const player = await newPlayer(t);
    const { playerId } = player;
    const reason = inEveryLanguage((lang) => `reason in ${lang}`);
    const amount = { orderNo: 'W1', amountSatang: 123_450 };
    const letters = [
      { kind: 'depositPaid', args: amount },
      { kind: 'depositExpired', args: amount },
      { kind: 'withdrawalPaid', args: { ...amount, lastFour: '1234' } },
      { kind: 'withdrawalSent', args: { ...amount, to: 'TQ9f…x4Kp' } },
      { kind: 'withdrawalReturned', args: { ...amount, reason } },
      { kind: 'reserveClaimed', args: { ...amount, minutes: 30 } },
      { kind: 'reserveReminder', args: amount },
      { kind: 'reserveCredited', args: amount },
      { kind: 'reservePaidOut', args: amount },
      { kind: 'reserveLapsed', args: amount },
      { kind: 'reserveReturned', args: { ...amount, reason } },
      { kind: 'reserveDesk', args: amount },
      { kind: 'cardAdded', args: { lastFour: '1234' } },
      { kind: 'nameSet', args: {} },
      { kind: 'phoneVerified', args: {} },
      { kind: 'emailVerified', args: {} },
      { kind: 'secondFactorOn', args: {} },
      { kind: 'secondFactorOff', args: {} },
      { kind: 'passkeyAdded', args: {} },
      { kind: 'passkeyRemoved', args: {} },
      { kind: 'thirdPartyLinked', args: { passport: 'SP-7K2Q4M' } },
      { kind: 'thirdPartyUnlinked', args: { passport: 'SP-7K2Q4M' } },
      { kind: 'loginPasswordChanged', args: {} },
      { kind: 'withdrawPasswordSet', args: {} },
      { kind: 'withdrawPasswordChanged', args: {} },
      { kind: 'deskReply', args: { topic: 'other', subject: 'S', answer: reason } },
    ] as const;
    for (const each of letters) await t.house.mail.send({ playerId, key: each.kind, ...each });
    for (const lang of locales) {
      const { list } = await player.ok(getMsgSiteList, all, { lang });
      expect(list).toHaveLength(27);
      for (const { subject, content } of list) expect(`${subject}\n${content}`).not.toMatch(/[{}]|undefined/);
      expect(list.some(({ content }) => content.includes(reason[lang]))).toBe(true);
      expect(list.some(({ subject }) => subject.includes('฿1,234.50'))).toBe(true);
    }
  });
});
