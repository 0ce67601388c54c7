/** What a lobby shows of the live tables: limits and the last results. Their clock needs no data. SI-19 */
import type { Locale } from '@foyer/contract/envelope.ts';
import type { LiveTable } from '@foyer/contract/lobby/platformGames.ts';
import { roundAt } from '@foyer/contract/play/tableClock.ts';
import { roundLimitSatang } from '@foyer/games/engines/table/table.ts';
import type { TableCode } from '@foyer/games/engines/table/table.ts';
import { tableOf } from '@foyer/games/engines/table/tables.ts';
import { translate } from '@foyer/text/translate.ts';
import type { House } from '../../house.ts';
import { knowSalts } from '../../fairness/salts.ts';
import { dealt } from './chains.ts';
import { chainsOfTables } from './chainStore.ts';
import type { ChainRow } from './chainStore.ts';
import { voidedRounds } from './roundStore.ts';

const roadLength = 12;

const sides = {
  baccarat: ['banker', 'player', 'tie'],
  roulette: ['red', 'black', 'zero'],
  sicBo: ['big', 'small', 'triple'],
  dragonTiger: ['dragon', 'tiger', 'tie'],
} as const satisfies Readonly<Record<TableCode, readonly string[]>>;

/** The results of the finished rounds. A void round has none, and a round shows only once the next one is open. */
function roadOf(house: House, gameId: string, chains: readonly ChainRow[], voided: ReadonlySet<string>): string {
  const game = tableOf(gameId);
  if (game === undefined) return '';
  const { index } = roundAt(gameId, house.now());
  const past = Array.from({ length: roadLength }, (_, at) => index - roadLength + at);
  const table = { house, game, gameId, chains };
  return past
    .filter((at) => !voided.has(`${gameId} ${at}`))
    .map((at) => dealt(table, at))
    .map((round) => (round ? game.mark(round.numbers) : ''))
    .join('');
}

/** The tables among these games, by id: two reads for any number of them. */
export async function liveTables(
  house: House,
  lang: Locale,
  gameIds: readonly string[],
): Promise<Map<string, LiveTable>> {
  const ids = gameIds.filter((gameId) => tableOf(gameId));
  if (ids.length === 0) return new Map();
  const words = translate(lang);
  const earliest = Math.min(...ids.map((gameId) => roundAt(gameId, house.now()).index)) - roadLength;
  const [chains, voided] = await Promise.all([
    chainsOfTables(house, ids, earliest),
    voidedRounds(house, ids, earliest),
  ]);
  await knowSalts(
    house,
    [...chains.values()].flat().map((chain) => chain.salt_day),
  );
  const found = new Map<string, LiveTable>();
  for (const gameId of ids) {
    const [a, b, t] = sides[tableOf(gameId)?.code ?? 'baccarat'];
    found.set(gameId, {
      serverMs: house.now(),
      limitSatang: roundLimitSatang,
      road: roadOf(house, gameId, chains.get(gameId) ?? [], voided),
      a: words('table', a),
      b: words('table', b),
      t: words('table', t),
    });
    // The first look at a chain hashes all of it: other requests go first.
    await new Promise((next) => setImmediate(next));
  }
  return found;
}
