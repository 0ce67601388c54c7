/**
 * Removes stack traces from React's production build, where they cost every visitor and nobody reads them.
 *
 * React creates five sentinel errors when it is loaded. Each takes a stack trace, for which the browser parses React's
 * whole source a second time: 100 ms on a slow phone. The same objects without a stack cost nothing.
 *
 * For an error that reaches a boundary, React also builds a component stack, by calling the components once more. No
 * boundary of this client reads it, and in minified code it contains no useful names.
 *
 * Long advice in its messages, for the same reason.
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

/** What messages tell a developer besides what is wrong, or the address that explains it. */
const advice = [
  /, forcing frame rates higher than 125 fps is not supported/,
  / to update or a function which returns an object of state variables/,
  / expected to receive a single React element child/,
  /, use QueryClientProvider to set one/,
  / to be a boolean or a callback that returns a boolean/,
  / for the full message or use the non-minified dev environment for full errors and additional helpful warnings\./,
  / If you called form\.submit\(\) manually.*?consider also calling event\.preventDefault\(\)\./,
];

export function withoutAdvice(source: string): string {
  return advice.reduce((text, words) => text.replace(words, ''), source);
}

export function stacklessReact(): Plugin {
  return {
    name: 'foyer:stackless-react',
    apply: 'build',
    transform: {
      filter: { id: /(?:react|react-dom|react-dom-client|scheduler)\.production\.js$|@tanstack\/.*\.js$/ },
      handler: (source, id) => ({
        code: withoutAdvice(id.includes('react-dom-client.') ? withoutStacks(source) : source),
        map: null,
      }),
    },
  };
}
