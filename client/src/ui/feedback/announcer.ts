/**
 * Announcements for screen readers. Of several live regions, the one mounted last is used, because an open modal
 * silences everything behind it.
 */
export type Manner = 'polite' | 'assertive';
/** Returns a function that removes this text, but not a later one. */
type Speak = (text: string, manner: Manner) => () => void;

const regions: Speak[] = [];

/**
 * Announces politely, or assertively for final errors. Returns a function that removes the text, because a region can
 * be read again and must not contain outdated text. AMB-041, POPUP-019
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
