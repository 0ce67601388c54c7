/** Names of hands and moves. */
import { handKinds } from '../../engines/poker/ranking.ts';
import type { Words } from './words.ts';

/** A hand's kind as it came from the house; '' for none. */
export function kindName(words: Words, kind: string): string {
  const known = handKinds.find((one) => one === kind);
  return known === undefined ? '' : words(`kind.${known}`);
}
