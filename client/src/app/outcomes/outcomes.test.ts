import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '@foyer/contract/call.ts';
import { firstUserInfo, login, logout } from '@foyer/contract/account/session.ts';
import { bannerList } from '@foyer/contract/home/home.ts';
import { applyWithdraw } from '@foyer/contract/wallet/withdrawal.ts';
import { CallFailure } from '#api/failure.ts';
import { readReply } from '#api/reply.ts';
import { becomeGuest, becomePlayer, currentVisitor, readVisitor, setLogOutPending } from '#session/signedIn.ts';
import { clearCookie, readCookie, writeCookie } from '#session/cookies.ts';
import { dismissAll, shownMessages } from '#ui/messages/messages.ts';
import { createOutcomes } from './outcomes.ts';

function failing(call: Call, code: number, msg = '', httpStatus = 200): CallFailure {
  try {
    readReply(call, { httpStatus, requestId: 'r-7', body: { code, msg } });
  } catch (error) {
    if (error instanceof CallFailure) return error;
  }
  throw new Error(`${code} is no failure`);
}

/** Outcomes with a clock and a list of where the player was sent. */
function stage() {
  const sent: [string, string][] = [];
  const clock = { now: 1_000_000 };
  const outcomes = createOutcomes(
    (to, text) => sent.push([to, text]),
    () => clock.now,
  );
  return { sent, clock, act: (failure: CallFailure, isQuiet?: boolean) => outcomes.act(failure, isQuiet) };
}
const shown = () => shownMessages().map(({ kind, text, requestId }) => [kind, text, requestId]);

beforeEach(() => {
  vi.useFakeTimers();
  dismissAll();
  clearCookie('signedIn');
  readVisitor();
});
afterEach(() => vi.useRealTimers());

describe('what the shell does about an outcome', () => {
  it('warns of a refusal with the house’s text, with the id of the request. ERR-011', async () => {
    await stage().act(failing(applyWithdraw, 1304, '可提余额不足'));
    expect(shown()).toEqual([['warning', '可提余额不足', 'r-7']]);
  });
  it('shows the label of a code that came without a text. AMB-172, AMB-179', async () => {
    await stage().act(failing(applyWithdraw, 503, '', 503));
    expect(shown()[0]?.[0]).toBe('warning');
    expect(shown()[0]?.[1]).not.toBe('');
  });
  it('keeps the next player logged in when the end of the previous player’s session arrives late. R07', async () => {
    writeCookie('signedIn', 'first');
    readVisitor();
    writeCookie('signedIn', 'second');
    const { act, sent } = stage();
    await act(failing(firstUserInfo, 403, '', 403));
    expect(readCookie('signedIn')).toBe('second');
    expect(currentVisitor()).toBe('player');
    expect([shown(), sent]).toEqual([[], []]);
  });
  it('keeps a player logged in who logs in while the notice about the previous session loads. R07', async () => {
    writeCookie('signedIn', 'first');
    readVisitor();
    const { act, sent } = stage();
    const acted = act(failing(firstUserInfo, 403, '', 403));
    writeCookie('signedIn', 'second');
    await acted;
    expect(readCookie('signedIn')).toBe('second');
    expect(currentVisitor()).toBe('player');
    expect([shown(), sent]).toEqual([[], []]);
  });
  it('shows nothing for a guest’s read. AMB-171', async () => {
    await stage().act(failing(bannerList, 500, '服务异常'));
    expect(shown()).toEqual([]);
  });
  it('shows nothing where a form shows the text itself', async () => {
    await stage().act(failing(login, 1102, '账号或密码不对'), true);
    expect(shown()).toEqual([]);
  });
  it('shows 99999 as an error, once in 2 s, and goes to /404 with the text after 1.5 s. ERR-006 to ERR-009, CONST-008, CONST-009', async () => {
    const { act, sent, clock } = stage();
    await act(failing(bannerList, 99_999, '系统维护'));
    clock.now += 1999;
    await act(failing(applyWithdraw, 99_999, '系统维护'));
    expect(shown()).toEqual([['error', '系统维护', 'r-7']]);
    expect(sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1500);
    expect(sent).toEqual([['/404', '系统维护']]);
  });
  it.each([403, 701, 706, 707])('logs out once for parallel replies: %i. ERR-014, AMB-163', async (code) => {
    becomePlayer();
    const { act, sent } = stage();
    await act(failing(applyWithdraw, code));
    await act(failing(applyWithdraw, code, '请重新登录'));
    expect(currentVisitor()).toBe('guest');
    expect(shown()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(([to]) => to)).toEqual(['/login']);
  });
  it('shows nothing for a read of the session that the player has just left. AMB-163', async () => {
    becomePlayer();
    const { act, sent } = stage();
    becomeGuest();
    await act(failing(firstUserInfo, 403, '', 403));
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown(), sent]).toEqual([[], []]);
  });
  it('shows nothing if the player logs out while the notice loads. AMB-163', async () => {
    becomePlayer();
    const { act, sent } = stage();
    const acted = act(failing(applyWithdraw, 403, '', 403));
    becomeGuest();
    await acted;
    await vi.advanceTimersByTimeAsync(2000);
    expect([shown(), sent]).toEqual([[], []]);
  });
  it('ignores the end of a session while a log-out is pending, and acts on the log-out’s own reply. AMB-163', async () => {
    becomePlayer();
    const { act } = stage();
    setLogOutPending(true);
    await act(failing(applyWithdraw, 403, '', 403));
    expect([currentVisitor(), shown()]).toEqual(['player', []]);
    await act(failing(logout, 403, '', 403), true);
    expect(currentVisitor()).toBe('guest');
    setLogOutPending(false);
  });
  it('logs out even where the caller shows its own message', async () => {
    becomePlayer();
    await stage().act(failing(applyWithdraw, 706), true);
    expect(currentVisitor()).toBe('guest');
  });
  it('reports once that a session found at start has ended, and stays on the page. AMB-162', async () => {
    becomePlayer();
    const { act, sent } = stage();
    await act(failing(firstUserInfo, 701));
    await vi.advanceTimersByTimeAsync(2000);
    expect([currentVisitor(), shown().length, sent]).toEqual(['guest', 1, []]);
  });
  it('shows a message once. AMB-170', async () => {
    const failure = failing(applyWithdraw, 1304, '可提余额不足');
    const { act } = stage();
    await act(failure);
    dismissAll();
    await act(failure);
    expect(shown()).toEqual([]);
  });
});
