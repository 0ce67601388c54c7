/** Kysely types of the invitation tables (266_invitations.sql). */

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
  };
}
