export type Tone = 'good' | 'bad' | 'warn' | 'info' | 'plain';

/** A state by word and colour. The word alone says it all. */
export function Status({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return <span className={`status ${tone}`}>{children}</span>;
}
