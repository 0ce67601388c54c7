-- Bonuses put together for one player, who may apply for them. CALL-165, SCREEN-053
create table private_bonus (
  player_id text collate "C" not null,
  bonus_id text collate "C" not null,
  bonus_type text not null,
  names jsonb not null,
  -- every term of bonusTerms.ts
  terms jsonb not null,
  deposit_satang bigint not null check (deposit_satang >= 0),
  -- somebody looks at it before it is given
  is_audited boolean not null,
  open_until_ms bigint,
  created_ms bigint not null,
  -- when the player applied: from then on it stands in held_bonus
  applied_ms bigint,
  primary key (player_id, bonus_id)
);
