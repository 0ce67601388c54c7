/** Kysely types of the bonus tables: 215_bonus.sql. */
import type { ColumnType, Generated } from 'kysely';
import type { Words } from './walletTables.ts';

/** Written as JSON text, read as an object. */
type Json<T> = ColumnType<T, string, string>;

export interface HeldBonusTable {
  player_id: string;
  grant_id: string;
  status: number;
  kind: number;
  bonus_type: string;
  names: Json<Words>;
  /** Spelled as in the contract; parsed by keptTerms. */
  terms: Json<unknown>;
  amount_satang: number;
  deposit_satang: number;
  target_satang: number;
  reason: ColumnType<Words | null, string | null | undefined, string | null>;
  ended_by: Generated<string>;
  returned_satang: Generated<number>;
  created_ms: number;
  claim_until_ms: number | null;
  received_ms: ColumnType<number | null, number | null | undefined>;
  paid_ms: ColumnType<number | null, number | null | undefined>;
  expires_ms: ColumnType<number | null, number | null | undefined>;
  ended_ms: ColumnType<number | null, number | null | undefined>;
}

/** 216_private_bonus.sql */
export interface PrivateBonusTable {
  player_id: string;
  bonus_id: string;
  bonus_type: string;
  names: Json<Words>;
  terms: Json<unknown>;
  deposit_satang: number;
  is_audited: boolean;
  open_until_ms: number | null;
  created_ms: number;
  applied_ms: ColumnType<number | null, number | null | undefined>;
}

export interface BonusTables {
  private_bonus: PrivateBonusTable;
  held_bonus: HeldBonusTable;
}
