import type { GameInfo } from '@foyer/contract/lobby/lists.ts';
import { describe, expect, it } from 'vitest';
import { buildIndex, joinIndexes } from '@foyer/games/search/gameIndex.ts';
import { searchGames } from './searchGames.ts';

const game = (id: string, searchWords: string, more: Partial<GameInfo> = {}): GameInfo => ({
  id,
  fullName: searchWords.split('|')[0] ?? '',
  gameId: id,
  gameType: 1,
  platformCode: 'moyu',
  pcImg: '',
  searchWords,
  section: '',
  isTrialOffered: true,
  isNew: false,
  isHot: false,
  isUnderMaintenance: false,
  maintainRemarks: '',
  ...more,
});

const index = buildIndex([
  game('koi', '锦鲤跃门|koi at the gate|ปลาคาร์ปข้ามประตู|jinliyuemen|jlym'),
  game('koi-pond', '锦鲤池|koi pond|บ่อปลาคาร์ป|jinlichi|jlc', { isHot: true }),
  game('lantern', '灯市长夜|lantern night|คืนโคมไฟ|dengshichangye|dscy', { platformCode: 'kiln', isNew: true }),
  game('cherry', '樱桃三重奏|cherry trio|เชอร์รีสามสหาย|yingtaosanchongzou|ytscz', { isTrialOffered: false }),
  game('table', '东风局|east wind table|โต๊ะลมตะวันออก|dongfengju|dfj', { gameType: 6 }),
  game('water', '水上|on the water|บนน้ำ|shuishang|ss'),
]);
const found = (typed: string, ...more: [object?]) => searchGames(index, typed, ...more).map(({ id }) => id);

describe('the local search. AMB-189, SI-17, SI-18', () => {
  it.each([
    ['锦鲤', ['koi-pond', 'koi']],
    ['lantern', ['lantern']],
    ['โคมไฟ', ['lantern']],
    ['jinliyue', ['koi']],
    ['jin li chi', ['koi-pond']],
    ['ytscz', ['cherry']],
    ['DFJ', ['table']],
    ['ｋｏｉ　ｐｏｎｄ', ['koi-pond']],
    ['gate koi', ['koi']],
  ])('finds a game by its name in each language, by pinyin and by initials: %s', (typed, ids) =>
    expect(found(typed)).toEqual(ids),
  );

  it.each([
    ['lantren', 'two letters that changed places'],
    ['lantrn', 'a letter left out'],
    ['lanntern', 'a letter too many'],
    ['lamtern', 'a wrong letter'],
    ['xantern', 'a wrong first letter'],
    ['lanternx', 'a letter behind the name'],
    ['lanetrn', 'two letters across the middle that changed places'],
    ['dengshcihang', 'pinyin with two letters that changed places'],
    ['灯巿长', 'a wrong character of three'],
  ])('tolerates one typing error: %s, %s', (typed) => expect(found(typed)).toContain('lantern'));

  it('tolerates no second error, and none in short text', () => {
    expect(found('lxntxrn')).toEqual([]);
    expect(found('jlx')).toEqual([]);
    expect(found('灯巿')).toEqual([]);
    expect(found('ki')).toEqual([]);
  });

  it('corrects three or four letters only to a whole word, or by swapping neighbours', () => {
    expect(found('koj')).toEqual(['koi-pond', 'koi']);
    expect(found('pnod')).toEqual(['koi-pond']);
    expect(found('lamt')).toEqual([]);
    expect(found('lnat')).toEqual(['lantern']);
  });

  it('corrects an error only from the beginning of a word', () => {
    expect(found('antxrn')).toEqual([]);
    expect(found('ytscx')).toEqual(['cherry']);
  });

  it('accepts a Thai vowel in either encoding', () => {
    expect(found('บนน้ำ')).toEqual(['water']);
    expect(found('บนน้ํา')).toEqual(['water']);
  });

  it('ranks a whole name before a beginning, that before a part, and popular games first among equals', () => {
    const named = buildIndex([
      game('part', 'ring of gold|ring of gold'),
      game('hot', 'gold rush|gold rush', { isHot: true }),
      game('begin', 'gold dust|gold dust'),
      game('whole', 'gold|gold'),
      game('inside', 'marigold|marigold'),
    ]);
    expect(searchGames(named, 'gold').map(({ id }) => id)).toEqual(['whole', 'hot', 'begin', 'part', 'inside']);
  });

  it('ranks open games before closed ones among equal matches', () => {
    const doors = buildIndex([
      game('shut', 'gold door|gold door', { isUnderMaintenance: true, isHot: true }),
      game('open', 'gold gate|gold gate'),
      game('inside', 'marigold|marigold'),
    ]);
    expect(searchGames(doors, 'gold').map(({ id }) => id)).toEqual(['open', 'shut', 'inside']);
    expect(searchGames(doors, 'gold', { isOpen: true }).map(({ id }) => id)).toEqual(['open', 'inside']);
  });

  it('keeps to the chosen platform, type, new games and games with a trial', () => {
    expect(found('an', { platformCode: 'kiln' })).toEqual(['lantern']);
    expect(found('dongfeng', { gameType: 1 })).toEqual([]);
    expect(found('dongfeng', { gameType: 6 })).toEqual(['table']);
    expect(found('koi', { isHot: true })).toEqual(['koi-pond']);
    expect(found('an', { isNew: true })).toEqual(['lantern']);
    expect(found('cherry', { isTrialOffered: true })).toEqual([]);
  });

  it('finds nothing for empty text, and treats no character as a pattern', () => {
    expect(found('')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('|')).toEqual([]);
    expect(found('.*')).toEqual([]);
    expect(found('\n')).toEqual([]);
  });
});

it('uses the same index whether built in one piece or joined from parts. AMB-189', () => {
  const games = [...index.games];
  const parts = [games.slice(0, 2), games.slice(2, 3), games.slice(3)].map(buildIndex);
  const joined = joinIndexes(parts);
  const { text, starts, words } = buildIndex(games);
  expect(joined.games).toEqual(games);
  expect(joined.text).toBe(text);
  expect([...joined.starts]).toEqual([...starts]);
  expect([...joined.words.from]).toEqual([...words.from]);
  expect([...joined.words.first]).toEqual([...words.first]);
});
