-- Until when each schedule's jobs have been added. The jobs themselves stand in the schema "jobs", which pg-boss keeps.
create table job_schedule (
  name text primary key,
  planned_ms bigint not null
);
