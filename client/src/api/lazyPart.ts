import { lazy } from 'react';
import type { LazyExoticComponent } from 'react';
import { whenOnline } from '#api/whenOnline.ts';

/** Whatever React can fetch later. */
type Part = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default'];

/** A component that is fetched when it is first shown, `name` of the file it stands in; a lost line only delays it. R04 */
export function lazyPart<N extends string, M extends Readonly<Record<N, Part>>>(
  load: () => Promise<M>,
  name: N,
): LazyExoticComponent<M[N]> {
  return lazy(async () => ({ default: (await whenOnline(load))[name] }));
}
