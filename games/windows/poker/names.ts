/** Names of hands and moves. */
import { handKinds } from '../../engines/poker/ranking.ts';
import type { Words } from './words.ts';

/** The name of a kind of hand that the house has sent; '' for an unknown one. */
export function kindName(words: Words, kind: string): string {
  const known = handKinds.find((one) => one === kind);
  return known === undefined ? '' : words(`kind.${known}`);
}
