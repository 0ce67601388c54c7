/** A whole number with separators, which are the same in all our languages. */
export const grouped = (value: number | bigint | string): string => String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
