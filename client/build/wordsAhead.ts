/**
 * Makes a component fetch its texts as soon as its script is loaded. A screen that is preloaded while the pointer is
 * over its link then has its texts before the click.
 */
import type { Plugin } from 'vite';

const speaks = /\buseText\('([\w/]+)'\)/g;
/** Hooks whose module is in the first script, where `useText` is too early to fetch anything. */
const speaksOfFailures = /\buseFailure(?:Text|Words)\(/;

export function wordsAhead(folder: string): Plugin {
  return {
    name: 'foyer:words-ahead',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: /\buse(?:Text\('|Failure(?:Text|Words)\()/ },
      handler(code, id) {
        // The texts of the first script are part of the page.
        if (!['features', 'app/lobbies', 'ui', 'form', 'api'].some((part) => id.startsWith(`${folder}/${part}/`)))
          return null;
        const namespaces = new Set([...code.matchAll(speaks)].map(([, namespace]) => namespace));
        if (speaksOfFailures.test(code)) namespaces.add('codes');
        const wants = [...namespaces].map((namespace) => `wantWords('${namespace}');`).join('');
        return { code: `${code}\nimport { wantWords } from '#text/namespaces.ts';${wants}\n`, map: null };
      },
    },
  };
}
