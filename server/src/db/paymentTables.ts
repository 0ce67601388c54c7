/** Kysely types of payments outside the sandbox: 490. */
import type { ColumnType, Generated } from 'kysely';

export interface PaymentReviewTable {
  player_id: string;
  order_no: string;
  claimed_by: Generated<string>;
  claimed_until_ms: Generated<number>;
  first_by: Generated<string>;
  first_ms: number | null;
  second_by: Generated<string>;
  second_ms: number | null;
  amount_minor: number | null;
  decision: Generated<'' | 'approved' | 'rejected'>;
  reason: Generated<string>;
  is_done: Generated<boolean>;
}

export interface PayoutTable {
  player_id: string;
  order_no: string;
  payout_id: string;
  state: Generated<'waiting' | 'unknown' | 'submitted' | 'sent' | 'confirmed' | 'failed' | 'returned'>;
  provider_id: Generated<string>;
  last_error: Generated<string>;
  tries: Generated<number>;
  created_ms: number;
  sent_ms: number | null;
  next_ms: number | null;
  is_settled: Generated<boolean>;
  found: Generated<'' | 'confirmed' | 'failed'>;
  found_by: Generated<string>;
  found_how: Generated<string>;
}

/** 531_sandbox_payouts.sql */
export interface SandboxPayoutTable {
  payout_id: string;
  amount_minor: number;
  currency: string;
  state: 'submitted' | 'sent' | 'confirmed' | 'failed' | 'returned';
  due_ms: number | null;
}

/** 561_sandbox_transfers.sql */
interface SandboxTransferTable {
  transfer_id: string;
  order_id: string;
  amount_e6: number;
  confirmations: number;
}

export interface ChainTransferTable {
  transfer_id: string;
  player_id: string;
  order_no: string;
  amount_e6: number;
  confirmations: number;
  seen_ms: number;
  gone_ms: number | null;
}

interface PaymentCaseTable {
  case_key: string;
  player_id: string;
  order_no: string;
  source: 'gateway' | 'chain' | 'payout' | 'staff';
  kind: string;
  details: ColumnType<Readonly<Record<string, string | number>>, string, string>;
  seen_ms: number;
}

export interface PaymentTables {
  payment_review: PaymentReviewTable;
  payout: PayoutTable;
  sandbox_payout: SandboxPayoutTable;
  sandbox_transfer: SandboxTransferTable;
  chain_transfer: ChainTransferTable;
  payment_case: PaymentCaseTable;
}
