import { describe, expect, it } from 'vitest';
import { thirdLogins } from './thirdParty.ts';

const one = { authType: 'sandbox', name: 'Passport', address: '/auth/sandbox' };

describe('the third parties of the front configuration', () => {
  it('are read from a JSON list. AMB-155', () => {
    const far = { ...one, address: 'https://id.example/start' };
    expect(thirdLogins(JSON.stringify([one, far]))).toEqual([one, far]);
  });
  it.each(['', '1', 'sandbox', '{}', '[1]', '[{"authType":"a b","name":"x","address":"/x"}]'])(
    'are empty if the value is %j, so that no button is dead',
    (value) => expect(thirdLogins(value)).toEqual([]),
  );
  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'http://id.example', 'evil'])(
    'never lead to %s. S09',
    (address) => expect(thirdLogins(JSON.stringify([{ ...one, address }]))).toEqual([]),
  );
});
