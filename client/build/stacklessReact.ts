/**
 * Removes from React's production build what costs every visitor and nobody reads: stack traces first.
 *
 * React creates five sentinel errors when it is loaded. Each takes a stack trace, for which the browser parses React's
 * whole source a second time: 100 ms on a slow phone. The same objects without a stack cost nothing.
 *
 * For an error that reaches a boundary, React also builds a component stack, by calling the components once more. No
 * boundary of this client reads it, and in minified code it contains no useful names.
 *
 * Removes long advice in its messages, and the attributes of SVG fonts, for the same reason.
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

/** Advice to developers in error messages, apart from the error itself and its documentation link. */
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

/** Attributes of SVG fonts and colour profiles. No browser reads them any more: SVG 2, appendix K "Changes from SVG 1.1". */
const fontAttributes =
  /^ +\["(?:accentHeight|arabicForm|capHeight|colorProfile|enableBackground|glyphName|glyphOrientation\w+|horiz(?:Adv|Origin)X|(?:over|under)line(?:Position|Thickness)|panose-1|renderingIntent|strikethrough\w+|unicodeRange|unitsPerEm|v(?:Alphabetic|Hanging|Ideographic|Mathematical)|vertAdvY|vertOrigin[XY])", "[\w-]+"\],\n/gm;

export const withoutFontAttributes = (source: string): string => source.replaceAll(fontAttributes, '');

export function stacklessReact(): Plugin {
  return {
    name: 'foyer:stackless-react',
    apply: 'build',
    transform: {
      filter: { id: /(?:react|react-dom|react-dom-client|scheduler)\.production\.js$|@tanstack\/.*\.js$/ },
      handler: (source, id) => ({
        code: withoutAdvice(id.includes('react-dom-client.') ? withoutFontAttributes(withoutStacks(source)) : source),
        map: null,
      }),
    },
  };
}
