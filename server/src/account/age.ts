/** Who is 18, by the house's own day. CONST-023, M18 */

/** Whether somebody born on this day is 18 on `today`; both YYYY-MM-DD. */
export const isOfAgeOn = (birthday: string, today: string): boolean =>
  `${String(Number(birthday.slice(0, 4)) + 18).padStart(4, '0')}${birthday.slice(4)}` <= today;

/** The day of birth in a Chinese ID number of 18 or 15 places, whose form has been checked. */
export function birthdayIn(nationalId: string): string {
  const digits = nationalId.length === 18 ? nationalId.slice(6, 14) : `19${nationalId.slice(6, 12)}`;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
