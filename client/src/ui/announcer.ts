/** Words for screen readers. Several regions may stand in a page; the one mounted last speaks, since an open dialog
 * silences everything behind it. */
export type Manner = 'polite' | 'assertive';
type Speak = (text: string, manner: Manner) => void;

const regions: Speak[] = [];

/** Politely, after what is being said; what went wrong for good interrupts. AMB-041, POPUP-019 */
export function announce(text: string, manner: Manner = 'polite'): void {
  regions.at(-1)?.(text, manner);
}

export function addRegion(speak: Speak): () => void {
  regions.push(speak);
  return () => {
    regions.splice(regions.indexOf(speak), 1);
  };
}
