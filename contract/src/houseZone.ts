/**
 * The house's own clock: its days, weeks and months turn by it, and its draws are drawn by it. It has no summer time.
 * Who shows a time of this clock says the zone's name: docs/decisions/365-one-rule-for-times.md
 */
export const houseZone = 'UTC+7';
export const houseZoneMs = 7 * 3_600_000;

/** The house's day of a moment, YYYY-MM-DD. */
export const houseDay = (epochMs: number): string => new Date(epochMs + houseZoneMs).toISOString().slice(0, 10);
