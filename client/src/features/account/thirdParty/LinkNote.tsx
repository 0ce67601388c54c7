import { Suspense } from 'react';
import { lazyPart } from '#api/lazyPart.ts';
import { useLink } from './link.ts';

// Loaded only after a return from a third party.
const LinkWords = lazyPart(() => import('./LinkWords.tsx'), 'LinkWords');

export interface LinkNoteProps {
  /** What the form below does with the identity. */
  readonly on: 'login' | 'register';
  readonly redirect?: string | undefined;
}

/** Says that the next log-in or registration links the identity, and lets the visitor decline. AMB-155 */
export function LinkNote(props: LinkNoteProps) {
  const link = useLink();
  if (link === undefined) return null;
  return (
    <Suspense>
      <LinkWords {...props} passport={link.passport} />
    </Suspense>
  );
}
