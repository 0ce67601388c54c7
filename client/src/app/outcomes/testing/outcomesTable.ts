/** Expected behaviour for every code of section 8, written out instead of derived from the code under test. */
export type Kind = 'guest read' | 'player read' | 'player write';
/** toast · visitor afterwards · where the player is sent, and after how many milliseconds. */
export type Behaviour = readonly [string, 'player' | 'guest', string];

export const quiet: Behaviour = ['', 'player', ''];
export const warned: Behaviour = ['warning', 'player', ''];
const loggedOut: Behaviour = ['warning', 'guest', '/login 0'];
const fatal: Behaviour = ['error', 'player', '/404 1500'];

export interface Row {
  readonly code: number;
  readonly label: string;
  readonly body: Readonly<Record<Kind, Behaviour>>;
  readonly status: Readonly<Record<Kind, Behaviour>>;
}
const each = (guest: Behaviour, read: Behaviour, write: Behaviour): Row['body'] => ({
  'guest read': guest,
  'player read': read,
  'player write': write,
});
const ordinary = each(quiet, warned, warned);
const silent = each(quiet, quiet, quiet);
const forced = each(quiet, loggedOut, loggedOut);
const same = (code: number, label: string, behaviour: Row['body']): Row => ({
  code,
  label,
  body: behaviour,
  status: behaviour,
});

const unknownError = '系统未知错误';
export const table: readonly Row[] = [
  same(400, '请求错误', ordinary),
  same(403, '登录已过期', each(['', 'guest', '/login 0'], loggedOut, loggedOut)),
  same(404, '资源不存在', ordinary),
  same(407, '资源未授权', ordinary),
  same(500, '服务异常', ordinary),
  same(502, '服务器暂时不可用', ordinary),
  same(503, '服务繁忙', ordinary),
  same(504, '服务异常', ordinary),
  same(505, unknownError, silent),
  same(701, '登录已过期', forced),
  same(702, '账号未激活', ordinary),
  same(703, '账号已冻结', ordinary),
  same(704, '账号已禁用', ordinary),
  same(705, '账号审核未通过', ordinary),
  same(706, '账号已被踢出', forced),
  same(707, '登录已过期', forced),
  same(808, unknownError, silent),
  same(909, unknownError, silent),
  same(99_999, unknownError, each(fatal, fatal, fatal)),
  // Codes that no list names, and those that only other calls accept.
  same(110, unknownError, ordinary),
  same(201, unknownError, ordinary),
  same(4711, unknownError, ordinary),
];
