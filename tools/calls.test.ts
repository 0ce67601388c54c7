import { calls } from '@foyer/contract/calls.ts';
import type { Call } from '@foyer/contract/call.ts';
import { describe, expect, it } from 'vitest';
import { carriesSession } from '@foyer/contract/sessionField.ts';
import { record, text } from '@foyer/contract/wire.ts';
import { callList } from './callList.ts';
import { callParameters } from './callParameters.ts';
import { statesOf, strangersIn, usedNames } from './calls.ts';
import { isTestFile, sourceFiles } from './imports.ts';

const declared = Object.values<Call>(calls);

/** Calls that these files export and that `within` does not contain under their name. */
async function lostIn(files: readonly string[], within: Readonly<Record<string, Call>>): Promise<string[]> {
  const lost: string[] = [];
  for (const file of files) {
    const exported = (await import(`../${file}`)) as Readonly<Record<string, unknown>>;
    for (const [name, value] of Object.entries(exported)) {
      const isCall = typeof value === 'object' && value !== null && 'effect' in value && 'access' in value;
      if (isCall && within[name] !== value) lost.push(`${file}: ${name}`);
    }
  }
  return lost;
}

describe('the list of calls', () => {
  it('has the 205 calls of the specification and our own, all distinct and under /api. ENV-006', () => {
    expect(callList.filter(({ id }) => /^CALL-\d{3}$/.test(id))).toHaveLength(205);
    expect(callList.filter(({ id }) => !/^CALL-(\d{3}|X\d\d)$/.test(id))).toEqual([]);
    expect(new Set(callList.map(({ id }) => id)).size).toBe(callList.length);
    expect(new Set(callList.map(({ name }) => name)).size).toBe(callList.length);
    expect(callList.filter(({ path, name }) => !path.startsWith('/api/') || name === '')).toEqual([]);
  });
  it('lists every declared call with its id, name, method and path', () => expect(strangersIn(declared)).toEqual([]));
  it('needs no row for our own calls', () => {
    const ours = { ...calls.betTotals, id: calls.betTotals.id.replace(/\d+$/, '99'), name: 'ours', path: '/api/ours' };
    expect(strangersIn([ours as Call])).toEqual([]);
  });
  it('finds a call that is declared under another path', () => {
    const bent = { ...calls.login, path: '/api/signin' } as Call;
    expect(strangersIn([bent])).toEqual(['CALL-066 POST login /api/signin; listed: POST login /api/login']);
    expect(statesOf([bent], new Set(['login']), new Set()).filter(({ isDeclared }) => isDeclared)).toEqual([]);
  });
  it.each(
    statesOf(declared, new Set(), new Set()).map(({ id, parameters, missing }) => [id, parameters, missing] as const),
  )('has every parameter of %s sent or decoded: %j', (_id, _parameters, missing) => expect(missing).toEqual([]));
  it('contains only parameters of listed calls, none twice', () => {
    expect([...callParameters.keys()].filter((id) => !callList.some((row) => row.id === id))).toEqual([]);
    for (const [id, names] of callParameters) expect([id, names]).toEqual([id, [...new Set(names)]]);
    expect([...callParameters.values()].flat()).toHaveLength(487);
  });
  it('has the session in every call of a player, and otherwise only in a trial. AMB-128', () => {
    const naming = [...callParameters].filter(([, names]) => names.includes('UUID')).map(([id]) => id);
    const wanted = declared.filter((call) => carriesSession(call) && /^CALL-\d/.test(call.id)).map(({ id }) => id);
    expect(naming).toEqual(wanted.toSorted());
  });
  it('finds a parameter with another name, and a missing session parameter', () => {
    const request = record({ account: text, password: text, captcha: text });
    const bent = [
      { ...calls.login, request },
      { ...calls.logout, access: 'guest' },
    ] as Call[];
    const missing = statesOf(bent, new Set(), new Set()).filter(({ isDeclared }) => isDeclared);
    expect(missing.map((state) => [state.name, state.missing])).toEqual([
      ['login', ['userAccount']],
      ['logout', ['UUID']],
    ]);
  });
  it('has every call that the contract exports: none is missing or hidden by another of its name', async () => {
    const files = [...sourceFiles().keys()].filter((path) => /^contract\/src\/.*\.ts$/.test(path) && !isTestFile(path));
    expect(await lostIn(files, calls)).toEqual([]);
    expect(await lostIn(files, { ...calls, login: calls.logout })).toEqual(['contract/src/account/session.ts: login']);
  });
  it('counts declared, handled and used calls', () => {
    const source = "import { login, userInfo as info } from '@foyer/contract/account/session.ts';";
    const used = usedNames(
      new Map([
        ['client/src/features/account/A.tsx', source],
        ['client/src/features/account/A.test.tsx', source.replace('login', 'logout')],
      ]),
    );
    expect([...used]).toEqual(['login', 'userInfo']);
    const states = statesOf(declared, new Set(['login', 'logout']), used);
    expect(states.filter(({ isUsed }) => isUsed).map(({ name }) => name)).toEqual(['login']);
    expect(states.filter(({ isHandled }) => isHandled).map(({ name }) => name)).toEqual(['login', 'logout']);
    expect(states.filter(({ isDeclared }) => isDeclared)).toHaveLength(callList.length);
  });
});
