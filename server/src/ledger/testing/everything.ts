/** Fills a house with open orders, holds, rounds, bets and chases of one player, each with its money. */
import { sql } from 'kysely';
import { titles } from '../accounts.ts';
import type { Account, Movement, Title } from '../accounts.ts';
import { topUp } from './ledger.ts';
import type { TestLedger } from './ledger.ts';

/** Moves an amount from one account to another, for the player `mei`. */
export function moves(
  key: string,
  reference: string,
  [from, to]: readonly [Account, Account],
  amountSatang: number,
  title: Title = to.startsWith('house:games:') ? titles.stake : titles.other,
): Movement {
  const legs = [
    { account: from, amountSatang: -amountSatang },
    { account: to, amountSatang },
  ];
  return { playerId: 'mei', key, title, reference, legs };
}

const bet = (betOrderNo: string, stakeSatang: number) => ({
  betOrderNo,
  platformCode: 'orchard',
  gameType: 1,
  gameId: 'any',
  roundId: betOrderNo,
  stakeSatang,
  winSatang: 0,
  isSettled: false,
});

const names = `'{"zh_CN": "x", "en": "x", "th": "x"}'`;

/** Empties the tables, then creates all of them. */
export async function beginEverything({ db, ledger }: Pick<TestLedger, 'db' | 'ledger'>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  await run(`truncate wallet, balance, movement, entry, bet, withdrawal, interest_order, deposit_order, held_bonus, play_round,
    table_bet, sport_leg, sport_bet, fish_round, fish_shot, lottery_chase, lottery_bet, reserve_offer, reserve_order`);
  await ledger.post(topUp('mei', 'open', 100_000));
  await ledger.post(moves('bank:D1:paid', 'D1', ['house:bank', 'main'], 5_000));
  await ledger.post(moves('bonus:B1', 'B1', ['house:bonus', 'main'], 700));
  await ledger.post(moves('W1 asked', 'W1', ['main', 'withdrawing'], 3_000));
  await ledger.post(moves('W2 asked', 'W2', ['main', 'withdrawing'], 2_000));
  const fee = { account: 'house:fees', amountSatang: 40 } as const;
  const paid = moves('bank:W2:paid', 'W2', ['withdrawing', 'house:bank'], 2_000);
  await ledger.post({ ...paid, legs: [...paid.legs.slice(0, 1), { account: 'house:bank', amountSatang: 1_960 }, fee] });
  await ledger.post(moves('plan 1', 'S1', ['main', 'savings'], 4_000));
  await ledger.post(moves('lottery:C1', 'C1', ['main', 'chase'], 600, titles.chaseHold));
  await ledger.post({
    ...moves('lottery:daily:7:chase', '7', ['chase', 'house:games:lottery'], 200),
    bet: bet('C1-1', 200),
  });
  await ledger.post(moves('to game', 'moyu', ['main', 'game:moyu'], 9_000));
  await ledger.post({ ...moves('play:R1:stake', 'R1', ['game:moyu', 'house:games:moyu'], 500), bet: bet('R1', 500) });
  await ledger.post({ ...moves('table:T1:stake', 'T1', ['game:moyu', 'house:games:moyu'], 300), bet: bet('T1', 300) });
  await ledger.post({ ...moves('sport:P1:stake', 'P1', ['game:moyu', 'house:games:moyu'], 250), bet: bet('P1', 250) });
  await ledger.post(moves('fish:F1', 'R2', ['game:moyu', 'house:games:moyu'], 60));
  const card = `'bank', '', '', ''`;
  await run(`insert into withdrawal (player_id, order_no, request_key, method, bank_card_id, bank_code, last_four, amount_satang,
      status, reason, created_ms, stepped_ms, fee_satang) values
    ('mei', 'W1', 'W1 asked', ${card}, 3000, 1, '', 1, 1, 0), ('mei', 'W2', 'W2 asked', ${card}, 2000, 2, '', 1, 1, 40)`);
  await run(`insert into deposit_order (player_id, order_no, request_key, in_bank_id, bank_names, currency, amount_minor,
      credit_satang, depositor_name, proof, status, created_ms, expires_ms, paid_ms)
    values ('mei', 'D1', 'd', '', '{}', 'THB', 5000, 5000, '', '', 1, 1, 1, 1)`);
  await run(`insert into held_bonus (player_id, grant_id, status, kind, bonus_type, names, terms, amount_satang, deposit_satang,
      target_satang, created_ms, received_ms, paid_ms) values ('mei', 'B1', 1, 0, 'gift', ${names}, '{}', 700, 0, 0, 1, 1, 1)`);
  await run(`insert into interest_order (player_id, order_id, request_key, plan_id, status, principal_satang, names, rate_ppm,
      billing_minutes, plan_minutes, cap_satang, principal_multiple_e2, interest_multiple_e2, created_ms, ends_ms)
    values ('mei', 'S1', 'plan 1', 'day', 0, 4000, ${names}, 1, 1, 1, 1, 1, 1, 1, 1)`);
  await run(`insert into lottery_chase (player_id, chase_no, lottery_code, is_stop_on_win, stake_satang, state, created_ms)
    values ('mei', 'C1', 'daily', false, 600, 'running', 1)`);
  await run(`insert into lottery_bet (player_id, bet_order_no, order_no, chase_no, lottery_code, draw_index, play, picks, bankers,
      bet_count, unit_satang, multiple, stake_satang, state, placed_ms)
    select 'mei', 'C1-' || n, 'C1', 'C1', 'daily', 6 + n, 'special', '[]', '[]', 1, 200, 1, 200,
      case when n = 1 then 'placed' else 'planned' end, 1 from generate_series(1, 3) as n`);
  await run(`insert into play_round (owner, round_id, session_id, request_id, platform_code, game_id, seed_id, nonce, stake_satang,
      win_satang, state, balance_before_satang, balance_after_satang, opened_ms, spun_ms)
    values ('mei', 'R1', 's', 'q', 'orchard', 'any', 'd', 1, 500, 0, 'playing', 0, 0, 1, 1)`);
  await run(`insert into table_bet (owner, order_no, request_id, session_id, platform_code, game_id, round_index, slip, stake_satang,
      state, placed_ms) values ('mei', 'T1', 'q', 's', 'orchard', 'any', 1, 'red:300', 300, 'placed', 1)`);
  await run(`insert into sport_bet (owner, order_no, request_id, session_id, platform_code, game_id, slip, policy, stake_satang,
      state, placed_ms, accept_ms) values ('mei', 'P1', 'q', 's', 'orchard', 'any', '', 'any', 250, 'open', 1, 1)`);
  await run(`insert into fish_round (owner, round_id, session_id, platform_code, game_id, room_id, seat_no, model, seed_id, nonce,
      opened_ms, state) values ('mei', 'R2', 's', 'orchard', 'any', 'r', 0, 'm', 'd', 1, 1, 'open')`);
  await run(`insert into fish_shot (owner, round_id, shot, action_id, batch_id, fish_id, species, bullet_satang, angle, is_caught,
      win_satang, state, fired_ms) values ('mei', 'R2', 1, 'a1', 'F1', 'f', 'x', 60, 0, false, 0, 'done', 1)`);
}
