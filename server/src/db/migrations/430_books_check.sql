-- What the nightly check of the books has found: every process tells the newest row in its metrics.
create table books_check (
  checked_ms bigint primary key,
  took_ms bigint not null,
  entries bigint not null,
  fault_count integer not null,
  -- The first faults, as the report names them.
  faults jsonb not null
);
