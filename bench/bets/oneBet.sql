-- The rival of the group commit: one bet as one prepared function, with the work of the ledger's statement and no more:
-- the wallet's lock, the key, the conditional debit, the chain, a movement, two entries and a bet row.
create function one_bet(
  player text, movement_id text, movement_key text, request bytea, sealed bytea, why text, at_ms bigint, stake bigint
) returns bigint language plpgsql as $$
declare
  held record;
  after bigint;
  link bytea;
begin
  select seq, head into strict held from wallet where player_id = player for update;
  perform from movement where player_id = player and key = movement_key;
  if found then
    return null;
  end if;
  update balance set amount_satang = amount_satang - stake
  where player_id = player and account = 'game:bench' and amount_satang >= stake
  returning amount_satang into after;
  if not found then
    return -1;
  end if;
  link := sha256(held.head || sealed);
  update wallet set seq = held.seq + 1, head = link where player_id = player;
  insert into movement (player_id, seq, id, key, request_hash, title, reference, created_ms, hash)
  values (player, held.seq + 1, movement_id, movement_key, request, 200, why, at_ms, link);
  insert into entry (player_id, account, seq, leg, amount_satang, balance_satang)
  values (player, 'game:bench', held.seq + 1, 0, -stake, after),
         (player, 'house:games:bench', held.seq + 1, 1, stake, null);
  insert into bet (player_id, bet_order_no, platform_code, game_type, game_id, round_id,
                   stake_satang, win_satang, is_settled, placed_ms, settled_ms)
  values (player, movement_id, 'bench', 3, 'game', why, stake, 0, true, at_ms, at_ms);
  return after;
end
$$;
