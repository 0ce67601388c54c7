/**
 * Removes stack traces from React's production build, where they cost every visitor and nobody reads them.
 *
 * React creates five sentinel errors when it is loaded. Each takes a stack trace, for which the browser parses React's
 * whole source a second time: 100 ms on a slow phone. The same objects without a stack cost nothing.
 *
 * For an error that reaches a boundary, React also builds a component stack, by calling the components once more. No
 * boundary of this client reads it, and in minified code it contains no useful names.
 */
import type { Plugin } from 'vite';

const sentinel = /\b(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;
const sentinels = 5;
const componentStacks = /\nvar prefix, suffix;\n.*?\nfunction getStackByFiberInDevAndProd\(\w+\) \{\n.*?\n\}\n/s;

export function withoutStacks(source: string): string {
  const found = source.match(sentinel)?.length ?? 0;
  if (found !== sentinels)
    throw new Error(`React has ${found} errors of its own and not ${sentinels}: see stacklessReact.ts`);
  if (!componentStacks.test(source)) throw new Error('React has no component stacks any more: see stacklessReact.ts');
  return source
    .replaceAll(sentinel, '$1 = Object.create(Error.prototype, { message: { value: $2 } })')
    .replace(componentStacks, '\nfunction getStackByFiberInDevAndProd() {\n  return "";\n}\n');
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
