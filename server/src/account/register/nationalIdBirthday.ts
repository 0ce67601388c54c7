/** Birth dates in ID numbers. M18 */

/** Returns the birthday in a Chinese ID number of 18 or 15 digits, whose format is already validated. */
export function birthdayIn(nationalId: string): string {
  const digits = nationalId.length === 18 ? nationalId.slice(6, 14) : `19${nationalId.slice(6, 12)}`;
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
