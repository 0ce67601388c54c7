/**
 * Seeds the replays that are highlights from the first day. The counts in their titles come from the rounds. SCREEN-046
 */
import { highlightOf, highlightPicks } from '@foyer/games/fair/highlights.ts';
import { storedWords } from '@foyer/text/translate.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../tables.ts';

const words = storedWords('seed/catalogue');

export async function seedHighlights(trx: Transaction<Tables>, nowMs: number): Promise<void> {
  const rows = highlightPicks.flatMap(({ id }, index) => {
    const highlight = highlightOf(id);
    if (highlight === undefined) return [];
    const { title, freeSpins: count, times } = highlight;
    const name = title.names;
    const coins = highlight.round.spins.at(-1)?.coins.length ?? 0;
    const titles =
      title.model.hold === undefined
        ? words('highlight.freeSpins', { title: name, count, times })
        : words('highlight.coins', { title: name, coins, times });
    return {
      video_id: id,
      titles: JSON.stringify(titles),
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
