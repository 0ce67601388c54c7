import { useState } from 'react';

interface Typed {
  readonly typed: string;
  /** The text in the address at the last render. */
  readonly seen: string;
  /** Texts written to the address that have not arrived there yet, oldest first. */
  readonly sent: readonly string[];
}

/**
 * State of a search field. The field updates at once and the address follows, so that typing does not wait for
 * navigation. An address changed elsewhere, by a link or the back button, is taken over.
 */
export function useTyped(inAddress: string, onWords: (words: string) => void): [string, (words: string) => void] {
  const [state, setState] = useState<Typed>({ typed: inAddress, seen: inAddress, sent: [] });
  if (inAddress !== state.seen) setState(arrived(state, inAddress));
  const type = (words: string) => {
    setState((before) => ({ ...before, typed: words, sent: [...before.sent, words] }));
    onWords(words);
  };
  return [state.typed, type];
}

/** The field's own texts arrive in the order in which they were sent, but some may be skipped. */
export function arrived({ typed, sent }: Typed, inAddress: string): Typed {
  const place = sent.indexOf(inAddress);
  if (place === -1) return { typed: inAddress, seen: inAddress, sent: [] };
  return { typed, seen: inAddress, sent: sent.slice(place + 1) };
}
