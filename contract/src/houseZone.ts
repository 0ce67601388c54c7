/**
 * The house's time zone, for days, weeks, months and draws. It has no daylight saving time. A time of this zone is
 * shown with the zone's name: docs/decisions/365-one-rule-for-times.md
 */
export const houseZone = 'UTC+7';
export const houseZoneMs = 7 * 3_600_000;

/** The date of a time in the house's zone, YYYY-MM-DD. */
export const houseDay = (epochMs: number): string => new Date(epochMs + houseZoneMs).toISOString().slice(0, 10);
