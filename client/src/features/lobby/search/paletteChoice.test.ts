import { describe, expect, it } from 'vitest';
import { readAllFilter } from '../all/allSearch.ts';
import { facetsOf, filterOf, isChosen, nothingChosen } from './paletteChoice.ts';

describe('the filters of the palette', () => {
  it('lead to the list of all games with the same text and facets. SI-17', () => {
    const choice = { feature: 'trial', type: 1, platform: 'kiln' } as const;
    const filter = filterOf(choice, ' feng ');
    expect(filter).toEqual({ show: 'trial', type: 1, platform: 'kiln', keyword: 'feng' });
    expect(readAllFilter({ ...filter })).toEqual(filter);
    expect(filterOf(nothingChosen, '  ')).toEqual({});
  });

  it('are empty if nothing is chosen', () => {
    expect(isChosen(nothingChosen)).toBe(false);
    expect(facetsOf(nothingChosen)).toEqual({ isNew: false, isHot: false, isTrialOffered: false });
    expect(facetsOf({ ...nothingChosen, type: 5, feature: 'hot' })).toMatchObject({ isHot: true, gameType: 5 });
  });
});
