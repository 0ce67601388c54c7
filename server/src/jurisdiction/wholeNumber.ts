import * as v from 'valibot';

/** A whole number in a file of settings, with the words for one that is not. Both bounds are allowed. */
export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('is no number'),
    v.check(
      (value) => Number.isInteger(value) && value >= least && value <= most,
      `is no whole number from ${least} to ${most}`,
    ),
  );
