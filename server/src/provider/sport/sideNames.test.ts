import { locales } from '@foyer/contract/envelope.ts';
import { leagueCount, sidesOfLeague } from '@foyer/games/engines/sport/fixtures.ts';
import { sportKinds } from '@foyer/games/engines/sport/kinds.ts';
import { describe, expect, it } from 'vitest';
import { leagueName, sideName } from './sideNames.ts';

describe.each(sportKinds)('the sides and leagues of $code', ({ code }) => {
  it.each(locales)('have distinct names in %s', (lang) => {
    const names = Array.from({ length: leagueCount * sidesOfLeague }, (_, side) => sideName(code, side, lang));
    expect(new Set(names).size).toBe(names.length);
    const leagues = Array.from({ length: leagueCount }, (_, league) => leagueName(code, league, lang));
    expect(new Set([...names, ...leagues]).has('')).toBe(false);
    const script = { zh_CN: /^\p{Script=Han}+$/u, en: /^[A-Za-z ]+$/, th: /^\p{Script=Thai}+$/u }[lang];
    for (const name of [...names, ...leagues]) expect(name).toMatch(script);
    // The names say that the leagues are simulated. AMB-122
    if (lang === 'zh_CN') expect(leagues.every((league) => league.includes('模拟'))).toBe(true);
  });
});
