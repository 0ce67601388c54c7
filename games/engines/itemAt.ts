/**
 * An item of a list that exists by the rules: a card of a shoe, a stop of a reel, a pay of a table. A missing one is a
 * fault in an engine. It throws, because a default value would pay a wrong prize.
 */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${list.length}`);
  return item;
}
