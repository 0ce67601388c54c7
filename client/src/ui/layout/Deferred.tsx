import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

interface DeferredProps {
  /** What was chosen: another value brings other children. */
  readonly by: unknown;
  readonly children: ReactNode;
}

/**
 * Content that a press replaces. The first frame after the press shows the pressed control with the content that was
 * there; the new content is rendered in slices and follows. A change without another choice is shown at once, so what is
 * typed in the content never lags.
 */
export function Deferred({ by, children }: DeferredProps) {
  const shown = useDeferredValue({ by, children });
  return Object.is(shown.by, by) ? children : shown.children;
}
