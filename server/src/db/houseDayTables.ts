/** Rows of the sums of the house's accounts (535_desk_reports.sql). */
import type { Generated } from 'kysely';

export interface HouseDayTables {
  /** `day` counts days of UTC+7 from 1970. */
  house_day: { account: string; day: number; entries: number; amount_satang: number };
  house_day_mark: { is_only: Generated<boolean>; until_ms: number };
}
