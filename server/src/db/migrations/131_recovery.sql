-- Tickets of a recovery, and third parties who vouch for a player. Every token is kept hashed.
create table recovery_ticket (
  token_hash bytea primary key,
  player_id text not null,
  expires_ms bigint not null
);

create table third_party_identity (
  provider text not null,
  subject text not null,
  player_id text not null,
  linked_ms bigint not null,
  primary key (provider, subject)
);

-- Somebody whom a third party knows and the house does not yet.
create table link_ticket (
  token_hash bytea primary key,
  provider text not null,
  subject text not null,
  device_id text not null,
  expires_ms bigint not null
);

-- The sandbox's own third party: its one-time codes.
create table passport_code (
  code_hash bytea primary key,
  subject text not null,
  challenge text not null,
  expires_ms bigint not null
);

insert into front_config (config_key, config_values) values
  ('thirdLogin', '{
    "zh_CN": "[{\"authType\":\"sandbox\",\"name\":\"沙盒通行证\",\"address\":\"/auth/sandbox\"}]",
    "en": "[{\"authType\":\"sandbox\",\"name\":\"Sandbox Passport\",\"address\":\"/auth/sandbox\"}]",
    "th": "[{\"authType\":\"sandbox\",\"name\":\"พาสปอร์ตทดสอบ\",\"address\":\"/auth/sandbox\"}]"
  }');
