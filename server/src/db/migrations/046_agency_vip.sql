-- Agents, who send players and have accounts and sessions of their own, and the levels of the VIP club.

create table agent (
  agent_id text primary key,
  -- Lower case; names count without regard to case.
  name_key text not null unique,
  account text not null,
  password_hash text not null,
  mobile_phone text not null unique,
  agent_code text not null unique,
  status text not null default 'active' check (status in ('active', 'frozen', 'disabled')),
  terms_version text not null,
  terms_accepted_ms bigint not null,
  created_ms bigint not null
);

create table agent_session (
  token_hash bytea primary key,
  agent_id text not null references agent (agent_id),
  opened_ms bigint not null,
  expires_ms bigint not null
);

create table vip_level (
  level integer primary key,
  names jsonb not null,
  rise_betflow_satang bigint not null,
  keep_betflow_satang bigint not null
);
insert into vip_level (level, names, rise_betflow_satang, keep_betflow_satang) values
  (0, '{"zh_CN": "来客", "en": "Visitor", "th": "ผู้มาเยือน"}', 0, 0),
  (1, '{"zh_CN": "常客", "en": "Regular", "th": "ขาประจำ"}', 1000000, 0),
  (2, '{"zh_CN": "熟客", "en": "Familiar", "th": "คนคุ้นเคย"}', 5000000, 500000),
  (3, '{"zh_CN": "雅座", "en": "Reserved Seat", "th": "ที่นั่งสำรอง"}', 20000000, 2000000),
  (4, '{"zh_CN": "上宾", "en": "Guest of Honour", "th": "แขกผู้มีเกียรติ"}', 80000000, 8000000),
  (5, '{"zh_CN": "贵宾", "en": "Distinguished", "th": "แขกพิเศษ"}', 300000000, 30000000),
  (6, '{"zh_CN": "楼主", "en": "Keeper of the House", "th": "เจ้าเรือน"}', 1000000000, 100000000);
