import { randomUUID } from 'node:crypto';
import * as calls from '@foyer/contract/play/slot.ts';
import { afterAll, expect, it } from 'vitest';
import { openTestHouse } from '../testing/house.ts';
import { playerWith } from './testing/player.ts';

const koi = 'moyu-koi-gate';
const t = await openTestHouse();
afterAll(() => t.close());

it('says in a window why its platform is closed, in the language of the window. AMB-039, STATE-006', async () => {
  const { player } = await playerWith(t, koi, 200_000);
  const { sessionId } = await player.window(koi, 'real');
  const platform = t.house.db.updateTable('game_platform').where('platform_code', '=', 'moyu');
  const remarks = { zh_CN: '保养到九点', en: 'Upkeep until nine', th: 'ปิดปรับปรุงถึงเก้าโมง' };
  await platform.set({ is_under_maintenance: true, maintenance_remarks: JSON.stringify(remarks) }).execute();
  const asked = { sessionId, requestId: randomUUID(), stakeSatang: 100 };
  for (const [lang, words] of Object.entries(remarks)) {
    player.client.cookies.set('lang', lang);
    const { refusal, words: text } = await player.send(calls.spin, asked);
    expect([refusal, text]).toEqual(['PLATFORM_MAINTENANCE', words]);
  }
  await platform.set({ is_under_maintenance: false }).execute();
});
