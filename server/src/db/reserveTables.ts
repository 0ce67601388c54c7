/** Kysely types of fast payment (190_reserve.sql). */
import type { ColumnType, Generated } from 'kysely';

export interface ReserveTermsTable {
  terms_id: number;
  is_open: boolean;
  /** Satang. Written as JSON text, read as a list. */
  amounts: ColumnType<number[], string, string>;
  offer_minutes: number;
  pay_minutes: number;
  confirm_minutes: number;
  cancels_a_day: number;
  reminders: number;
  reminder_gap_seconds: number;
}

export interface ReserveOfferTable {
  player_id: string;
  offer_no: string;
  request_key: string;
  amount_satang: number;
  state: 'asked' | 'void' | 'open' | 'matched' | 'settling' | 'paid' | 'returning' | 'returned';
  reason: Generated<string>;
  payer_id: string | null;
  order_no: string | null;
  created_ms: number;
  expires_ms: number;
  closed_ms: number | null;
}

export interface ReserveOrderTable {
  player_id: string;
  order_no: string;
  request_key: string;
  payee_id: string;
  offer_no: string;
  amount_satang: number;
  state: 'waitingPayment' | 'waitingReceipt' | 'withService' | 'settling' | 'done' | 'cancelled' | 'lapsed' | 'refused';
  upload_id: string | null;
  created_ms: number;
  due_ms: number;
  claimed_ms: number | null;
  closed_ms: number | null;
  reminders: Generated<number>;
  reminded_ms: Generated<number>;
}

export interface ReserveTables {
  reserve_terms: ReserveTermsTable;
  reserve_offer: ReserveOfferTable;
  reserve_order: ReserveOrderTable;
}
