/** Kysely types of the invitation tables (266_invitations.sql). */
import type { Generated } from 'kysely';

export interface InviteTables {
  invite_code: { player_id: string; code: string; created_ms: number };
  invitation: {
    invite_id: string;
    player_id: string;
    code: string | null;
    note: string;
    created_ms: number;
    expires_ms: number | null;
    invitee_id: string | null;
    registered_ms: number | null;
    inviter_claimed_ms: number | null;
    invitee_claimed_ms: number | null;
    /** What both sides share (451_proofs_and_invitations.sql). Without a decision neither side is paid. */
    held_for: Generated<'device' | 'address' | null>;
    held_ms: Generated<number | null>;
    decision: Generated<'pay' | 'refuse' | null>;
    decided_ms: Generated<number | null>;
  };
}
