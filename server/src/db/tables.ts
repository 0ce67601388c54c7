/** The tables as Kysely sees them; each room's migration and its rows stand in one block here. */
export interface Tables {}
