/** Kysely types of the fish rooms (350_fish.sql). */
import type { Generated } from 'kysely';

export interface FishTables {
  fish_room: { room_id: string; game_id: string; mode: string; room_no: number; sealed_secret: string };
  fish_seat: {
    room_id: string;
    seat_no: number;
    owner: string;
    game_id: string;
    name: string;
    seen_ms: number;
  };
  fish_round: {
    owner: string;
    round_id: string;
    session_id: string;
    platform_code: string;
    game_id: string;
    room_id: string;
    seat_no: number;
    model: string;
    seed_id: string;
    nonce: number;
    opened_ms: number;
    stake_satang: Generated<number>;
    win_satang: Generated<number>;
    /** open, closing or closed. */
    state: string;
    closed_ms: number | null;
  };
  fish_shot: {
    owner: string;
    round_id: string;
    shot: number;
    action_id: string;
    batch_id: string;
    fish_id: string;
    species: string;
    bullet_satang: number;
    angle: number;
    is_caught: boolean;
    win_satang: number;
    /** opening, done or refused. */
    state: string;
    fired_ms: number;
  };
  fish_catch: { room_id: string; tide: number; fish_index: number; owner: string; action_id: string };
}
