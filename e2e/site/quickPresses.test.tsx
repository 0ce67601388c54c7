/** Two inputs, of which the second comes before the first has been rendered. R07 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { openTestHouse } from '../../server/src/testing/house.ts';
import { openSite } from './openSite.tsx';
import type { Site } from './openSite.tsx';

const t = await openTestHouse();
afterAll(() => t.close());

let site: Site | undefined;
afterEach(() => site?.close());

it('keeps type and platform when both are chosen before the next rendering. R07, SI-17', async () => {
  site = await openSite(t, '/all-games');
  const [types, platforms] = await waitFor(() => {
    const found = screen.getAllByRole('combobox');
    expect(found[1]?.querySelector('option[value="moyu"]')).toBeTruthy();
    return found;
  });
  await act(async () => {
    if (types) fireEvent.change(types, { target: { value: '3' } });
    if (platforms) fireEvent.change(platforms, { target: { value: 'moyu' } });
  });
  await waitFor(() => expect(location.search).toContain('platform=moyu'));
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ type: '3', platform: 'moyu' });
});
