import { expect, it } from 'vitest';
import { encodeForm } from '../encodeForm.ts';
import { decodeForm } from '../form.ts';
import { frontType } from '../envelope.ts';
import { sport } from './match.ts';

const common = { lang: 'zh_CN', frontType, deviceId: 'device-1' } as const;

it.each([
  [0, ''],
  [1, '1'],
  [40, '40'],
])('sends sportId %i as %j: the start page of sports has no number. ROUTE-059, AMB-025', (sportId, sent) => {
  const { body } = encodeForm(sport, { sportId, market: 'today' }, common);
  const fields = body instanceof URLSearchParams ? Object.fromEntries(body) : {};
  expect(fields).toMatchObject({ sportId: sent, market: 'today' });
  expect(decodeForm(sport, fields)).toMatchObject({ isRead: true, request: { sportId, market: 'today' } });
});
