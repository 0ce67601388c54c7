/** Kysely types of age, identity, terms and consent: 446_jurisdiction.sql. */
export interface JurisdictionTables {
  terms_acceptance: { player_id: string; version: string; accepted_ms: number };
  identity_check: {
    player_id: string;
    reference: string;
    state: string;
    asked_ms: number;
    decided_ms: number | null;
  };
  /** Rows are only added; the last one of a channel holds. */
  marketing_consent: {
    player_id: string;
    channel: string;
    change_no: number;
    is_given: boolean;
    changed_ms: number;
  };
}
