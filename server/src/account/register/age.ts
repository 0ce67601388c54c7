/** Age check against 18 years, by the house's calendar day. CONST-023, M18 */

/** Returns whether a person born on `birthday` is 18 on `today`. Both are YYYY-MM-DD. */
export const isOfAgeOn = (birthday: string, today: string): boolean =>
  `${String(Number(birthday.slice(0, 4)) + 18).padStart(4, '0')}${birthday.slice(4)}` <= today;

/** Returns the birthday in a Chinese ID number of 18 or 15 digits, whose format is already validated. */
export function birthdayIn(nationalId: string): string {
  const digits = nationalId.length === 18 ? nationalId.slice(6, 14) : `19${nationalId.slice(6, 12)}`;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
