-- Codes to people who are no players yet or cannot log in, and a birthday among the items of a registration.

-- One code a device and a purpose: a stranger's tries never use up the owner's. S16
create table guest_code (
  scene text not null check (scene in ('register', 'recover')),
  -- What it is for: the phone of a registration, the account and the way of a recovery.
  subject text not null,
  device_id text not null,
  target text not null,
  code_hash bytea not null,
  expires_ms bigint not null,
  tries integer not null default 0,
  is_used boolean not null default false,
  primary key (scene, subject, device_id)
);
create index guest_code_by_expiry on guest_code (expires_ms);

-- How often somebody was written to, whether the account exists or not: once a minute, six times an hour.
create table code_budget (
  budget_key text primary key,
  last_ms bigint not null,
  window_start_ms bigint not null,
  sends integer not null
);
create index code_budget_by_time on code_budget (last_ms);

-- A message without a session belongs to the device that asked for it.
alter table outbox_message add column channel text not null default 'sms' check (channel in ('sms', 'voice', 'mail'));
alter table outbox_message add column purpose text not null default 'verify'
  check (purpose in ('verify', 'register', 'recover', 'phoneTaken', 'passwordChanged'));
create index outbox_message_by_device on outbox_message (device_id, sent_ms);

alter table register_item drop constraint register_item_item_check;
alter table register_item add constraint register_item_item_check
  check (item in ('name', 'qq', 'weChat', 'email', 'withdrawPassword', 'nickname', 'birthday'));

insert into front_config (config_key, config_values) values
  -- plain, GOA, SPT, phone or New. AMB-084
  ('registerVariant', '{"zh_CN": "plain", "en": "plain", "th": "plain"}'),
  -- What a player is told who registers by an agent's code: the operator states his bonus here. AMB-156
  ('agentBonus', '{"zh_CN": "邀请关系会记在你的账户里，注册后不能更改。", "en": "Who invited you is kept with your account and cannot be changed later.", "th": "ระบบจะบันทึกผู้แนะนำไว้กับบัญชีของคุณ และเปลี่ยนภายหลังไม่ได้"}');
