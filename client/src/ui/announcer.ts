/** Words for screen readers. Several regions may stand in a page; the one mounted last speaks, since an open dialog
 * silences everything behind it. */
type Speak = (text: string) => void;

const regions: Speak[] = [];

export function announce(text: string): void {
  regions.at(-1)?.(text);
}

export function addRegion(speak: Speak): () => void {
  regions.push(speak);
  return () => {
    regions.splice(regions.indexOf(speak), 1);
  };
}
