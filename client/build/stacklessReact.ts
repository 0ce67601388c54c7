/**
 * React makes five errors when it is loaded, only to know them again when they are thrown. Each takes the stack of the
 * moment, for which the browser reads React's whole source a second time: a tenth of a second on a slow phone, before
 * anything listens. The same objects without a stack cost nothing.
 */
import type { Plugin } from 'vite';

const sentinel = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const sentinels = 5;

export function withoutStacks(source: string): string {
  const found = source.match(sentinel)?.length ?? 0;
  if (found !== sentinels)
    throw new Error(`React has ${found} errors of its own and not ${sentinels}: see stacklessReact.ts`);
  return source.replaceAll(sentinel, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
}

export function stacklessReact(): Plugin {
  return {
    name: 'foyer:stackless-react',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (source) => ({ code: withoutStacks(source), map: null }),
    },
  };
}
