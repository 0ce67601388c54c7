-- How late a replica is: every process with a replica counts here, and sees on the replica how far it has come. 522
create table replica_beat (
  is_only boolean primary key default true check (is_only),
  beat bigint not null
);
insert into replica_beat (beat) values (0);
