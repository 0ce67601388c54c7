import { describe, expect, it } from 'vitest';
import { allPageQuery } from './allFilter.ts';
import { readAllFilter } from './allSearch.ts';

describe('the address of all games. SI-17, AMB-006', () => {
  it('holds type, platform, feature and keyword', () => {
    const filter = { type: 5, platform: 'canglan', show: 'trial', keyword: '777' };
    expect(readAllFilter({ type: '5', platform: 'canglan', show: 'trial', keyword: 777 })).toEqual(filter);
    expect(readAllFilter(filter)).toEqual(filter);
  });

  it.each([
    { type: 9 },
    { type: -1 },
    { type: 'all' },
    { platform: '../moyu' },
    { platform: ['moyu'] },
    { show: 'constructor' },
    { keyword: '   ' },
    { keyword: ['a'] },
    { page: 3 },
  ])('drops invalid parameters: %o', (search) => expect(readAllFilter(search)).toEqual({}));

  it('asks the house with every filter at once, 36 a page. CALL-047, CONST-001', () => {
    const [, asked] = allPageQuery({ type: 1, platform: 'moyu', show: 'hot', keyword: ' 锦鲤 ' }, 3).queryKey;
    expect(asked).toEqual({
      pageNo: 3,
      pageSize: 36,
      gameType: 1,
      platformCode: 'moyu',
      keyword: '锦鲤',
      sort: 'hot',
      feature: '',
      section: '',
    });
    const [, open] = allPageQuery({ show: 'open' }, 1).queryKey;
    expect(open).toMatchObject({ gameType: -1, platformCode: '', keyword: '', sort: '', feature: 'open' });
  });
});
