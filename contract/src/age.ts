/** Ages by calendar day. CONST-023, M18 */

/** The age that the specification requires. A house may require a higher one. */
export const adultAge = 18;

/** The last birth date of those who have reached `age` on `today`. Both are YYYY-MM-DD, so that they compare as text. */
export const latestBirthDay = (today: string, age: number): string =>
  `${Number(today.slice(0, 4)) - age}${today.slice(4)}`;

/** Whether a person born on `birthday` has reached `age` on `today`. */
export const isOfAge = (birthday: string, today: string, age: number): boolean =>
  birthday <= latestBirthDay(today, age);
