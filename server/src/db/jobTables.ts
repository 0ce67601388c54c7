/** The tables of what the house does by time, as Kysely sees them: 245 and on. */

export interface JobTables {
  job_schedule: { name: string; planned_ms: number };
}
