/**
 * Seeds the replays that are highlights from the first day. The counts in their titles come from the rounds. SCREEN-046
 */
import { highlightOf, highlightPicks } from '@foyer/games/fair/highlights.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

export async function seedHighlights(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  const rows = highlightPicks.flatMap(({ id }, index) => {
    const highlight = highlightOf(id);
    if (highlight === undefined) return [];
    const { title, freeSpins: count, times } = highlight;
    const { zh_CN, en, th } = title.names;
    const isHold = title.model.hold !== undefined;
    const coins = highlight.round.spins.at(-1)?.coins.length ?? 0;
    return {
      video_id: id,
      titles: JSON.stringify({
        zh_CN: `${zh_CN}：${isHold ? `锁住 ${coins} 枚金币` : `${count} 次免费旋转`}，付下注的 ${times} 倍`,
        en: `${en}: ${isHold ? `${coins} coins held` : `${count} free spins`} pay ${times}× the stake`,
        th: `${th}: ${isHold ? `ล็อกเหรียญ ${coins} เหรียญ` : `ฟรีสปิน ${count} ครั้ง`} จ่าย ${times} เท่าของเดิมพัน`,
      }),
      picture: '',
      video_url: `/play/slot/?replay=${id}`,
      created_ms: nowMs - index,
      is_replay: true,
      game_id: title.gameId,
    };
  });
  const insert = trx.insertInto('highlight_video').values(rows);
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
}
