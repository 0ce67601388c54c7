/** Words for screen readers. Several regions may stand in a page; the one mounted last speaks, since an open dialog
 * silences everything behind it. */
export type Manner = 'polite' | 'assertive';
/** Answers how to take the words back; what has been said since then stays. */
type Speak = (text: string, manner: Manner) => () => void;

const regions: Speak[] = [];

/**
 * Politely, after what is being said; what went wrong for good interrupts. Answers how to take it back: a region is read
 * again by whoever comes to it, and what is not so any more must not stand there. AMB-041, POPUP-019
 */
export function announce(text: string, manner: Manner = 'polite'): () => void {
  return regions.at(-1)?.(text, manner) ?? (() => undefined);
}

export function addRegion(speak: Speak): () => void {
  regions.push(speak);
  return () => {
    regions.splice(regions.indexOf(speak), 1);
  };
}
