-- Steps that move money, while they are under way: who does one, and until when nobody else may.
create table step_lease (
  name text collate "C" primary key,
  holder text collate "C" not null,
  until_ms bigint not null
);
