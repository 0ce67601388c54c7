/** How values from PostgreSQL are parsed. */
import { TypeOverrides, types as standardTypes } from 'pg';

/**
 * Reads a bigint as a number: money and times fit, and ids are text. Throws instead of rounding if one does not fit.
 */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}
export const numberTypes = new TypeOverrides();
numberTypes.setTypeParser(standardTypes.builtins.INT8, readBigint);
