import { expect, it } from 'vitest';
import { changedSearch } from './changedSearch.ts';

interface Search {
  readonly type?: number;
  readonly platform?: string;
  readonly page?: number;
}
const read = ({ type, platform, page }: Record<string, unknown>): Search => ({
  ...(typeof type === 'number' && { type }),
  ...(typeof platform === 'string' && { platform }),
  ...(typeof page === 'number' && { page }),
});

it('keeps both changes if the second click comes before the first has rendered. R07', () => {
  const shown = {};
  const first = changedSearch<Search>(shown, { type: 3 }, read)({});
  const second = changedSearch<Search>(shown, { platform: 'moyu' }, read)(first);
  expect(second).toEqual({ type: 3, platform: 'moyu' });
});

it('removes only the parameters that the change removes', () => {
  const shown = { type: 3, platform: 'moyu', page: 4 };
  const next = changedSearch<Search>(shown, { platform: 'moyu' }, read)({ ...shown, platform: 'jiu' });
  expect(next).toEqual({ type: undefined, platform: 'jiu', page: undefined });
});

it('drops parameters that the screen does not read', () => {
  expect(changedSearch<Search>({}, { type: 3 }, read)({ from: 'mail' })).toEqual({ type: 3 });
});
