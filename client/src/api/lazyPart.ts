import { lazy } from 'react';
import type { LazyExoticComponent } from 'react';
import { whenOnline } from '#api/whenOnline.ts';

/** Any component that React can load lazily. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A component loaded on first render; `name` is its export. A lost connection only delays it. R04 */
export function lazyPart<N extends string, M extends Readonly<Record<N, Part>>>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> {
  return lazy(async () => ({ default: (await whenOnline(load))[name] }));
}
