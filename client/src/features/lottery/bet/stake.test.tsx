/** A typed or pasted stake is applied as a whole or not at all, never truncated. VALID-031 */
import { cleanup, act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Stake } from './Stake.tsx';

function Desk() {
  const [unitSatang, setUnit] = useState(2_00);
  const [multiple, setMultiple] = useState(1);
  return (
    <>
      <Stake units={[2_00]} unitSatang={unitSatang} multiple={multiple} onUnit={setUnit} onMultiple={setMultiple} />
      <output>{`${unitSatang} ${multiple}`}</output>
    </>
  );
}

afterEach(cleanup);

it.each([
  ['自定', '300', '30000 1', null],
  ['自定', '1,000', '100000 1', null],
  ['自定', '３００', '30000 1', null],
  ['自定', '2500000', '200 1', 'true'],
  ['自定', '12.50', '200 1', 'true'],
  ['自定', '1e3', '200 1', 'true'],
  ['倍数', '12', '200 12', null],
  ['倍数', '1000', '200 1', 'true'],
  ['倍数', '1.5', '200 1', 'true'],
] as const)('%s: %s', async (label, pasted, becomes, isWrong) => {
  await act(async () =>
    render(
      <Suspense>
        <Desk />
      </Suspense>,
    ),
  );
  const user = userEvent.setup();
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
  await user.clear(field);
  await user.paste(pasted);
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual([pasted, isWrong]);
  expect(screen.getByRole('status').textContent).toBe(becomes);
});
