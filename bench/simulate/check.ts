/** Compares the books with the model after each step: every new movement, every balance, nothing else. L01 to L05 */
import { findFaults, readHouseBalances } from '@foyer/house/ledger/books.ts';
import type { Leg } from '@foyer/house/ledger/accounts.ts';
import type { Expected, Model } from './model.ts';
import type { World } from './world.ts';

/** The house and the model differ. */
export class Divergence extends Error {}

export interface Written {
  readonly playerId: string;
  readonly seq: number;
  readonly id: string;
  readonly key: string;
  readonly title: number;
  readonly legs: readonly Leg[];
}

interface Row {
  readonly player_id: string;
  readonly seq: string;
  readonly id: string;
  readonly key: string;
  readonly title: number;
  readonly legs: readonly (readonly [string, number])[];
}

const newMovements = {
  name: 'simulate_new',
  text: `select movement.player_id, movement.seq, movement.id, movement.key, movement.title, (
      select coalesce(json_agg(json_build_array(entry.account, entry.amount_satang) order by entry.leg), '[]')
      from entry where entry.player_id = movement.player_id and entry.seq = movement.seq
    ) as legs
    from unnest($1::text[], $2::bigint[]) as known (player_id, seq)
    join movement on movement.player_id = known.player_id and movement.seq > known.seq
    order by movement.player_id, movement.seq`,
};

const standing = {
  name: 'simulate_standing',
  text: `select balance.player_id, json_agg(json_build_array(account, amount_satang) order by account collate "C") as held
    from unnest($1::text[]) as known (player_id) join balance using (player_id) group by balance.player_id`,
};

/** What the books hold of these players that the model has not heard of. */
async function readNew({ observer }: World, model: Model, players: readonly string[]): Promise<Written[]> {
  const values = [players, players.map((player) => model.seq(player))];
  const { rows } = await observer.query<Row>({ ...newMovements, values });
  return rows.map(({ player_id, seq, legs, ...row }) => ({
    ...row,
    playerId: player_id,
    seq: Number(seq),
    legs: legs.map(([account, amountSatang]) => ({ account, amountSatang }) as Leg),
  }));
}

const lineOf = ({ playerId, title, legs }: Expected): string =>
  `${playerId} ${title} ${legs.map(({ account, amountSatang }) => `${account} ${amountSatang}`).join(', ')}`;

/** Each expected movement once and no other, then the balances. Returns what was written, for the trace. */
export async function checkStep(
  world: World,
  model: Model,
  players: readonly string[],
  expected: readonly Expected[],
): Promise<Written[]> {
  const written = await readNew(world, model, players);
  const wanted = expected.map(lineOf).toSorted();
  const found = written.map(lineOf).toSorted();
  if (JSON.stringify(wanted) !== JSON.stringify(found)) {
    const missing = without(wanted, found);
    const extra = without(found, wanted);
    throw new Divergence(
      `lost: ${missing.join(' | ') || 'nothing'}\ndoubled or strange: ${extra.join(' | ') || 'nothing'}`,
    );
  }
  // In the books' order: an account that holds enough in one order may not in another.
  for (const movement of written) model.move(movement);
  await checkBalances(world, model, players);
  return written;
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What the balances' rows say is what the movements sum to, and none is negative. */
async function checkBalances({ observer }: World, model: Model, players: readonly string[]): Promise<void> {
  const { rows } = await observer.query<{ player_id: string; held: [string, number][] }>({
    ...standing,
    values: [players],
  });
  const held = new Map(rows.map((row) => [row.player_id, row.held]));
  for (const player of players) {
    const [own, modelled] = [held.get(player) ?? [], model.balances(player)].map((one) => JSON.stringify(one));
    if (own !== modelled) throw new Divergence(`balances of ${player}: ${own}, the model says ${modelled}`);
    if (held.get(player)?.some(([, amount]) => amount < 0) === true) throw new Divergence(`${player} is below zero`);
  }
}

/** The ledger's part of the books and the house's accounts: batches move money for orders that have no rows. */
export async function checkBooks({ database, observer }: World, model: Model): Promise<void> {
  const faults = await findFaults(database.db, { only: 'entries' });
  if (faults.length > 0) throw new Divergence(`the books are wrong:\n${faults.slice(0, 20).join('\n')}`);
  await checkHouse(database.db, model);
  await checkPlayers(observer, model);
}

/** No player has a movement that no step has brought. A wallet at its start has none. */
async function checkPlayers(observer: World['observer'], model: Model): Promise<void> {
  const { rows } = await observer.query<{ player_id: string; seq: string }>(
    'select player_id, seq from wallet where seq <> 0',
  );
  const strange = rows.filter(({ player_id, seq }) => model.seq(player_id) !== Number(seq));
  const isWhole = strange.length === 0 && rows.length === model.players().length;
  if (!isWhole) throw new Divergence(`movements that no step has brought: ${JSON.stringify(strange.slice(0, 5))}`);
}

/** What the house has won, owes and holds, account by account. */
async function checkHouse(db: World['database']['db'], model: Model): Promise<void> {
  const house = linesOf(Object.entries(await readHouseBalances(db)));
  const modelled = linesOf(model.houseBalances());
  if (house !== modelled) throw new Divergence(`the house's accounts:\n${house}\nthe model says\n${modelled}`);
}

const linesOf = (balances: readonly (readonly [string, number])[]): string =>
  balances
    .map(([account, amount]) => `${account} ${amount}`)
    .toSorted()
    .join('\n');
