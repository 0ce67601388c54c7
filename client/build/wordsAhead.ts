/**
 * A module that speaks fetches its words as soon as it is there itself: a screen that is fetched while the pointer still
 * rests on its link has its words before the click, and does not stop for them when it opens.
 */
import type { Plugin } from 'vite';

const speaks = /\buseText\('([\w/]+)'\)/g;

export function wordsAhead(folder: string): Plugin {
  return {
    name: 'foyer:words-ahead',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx(?:$|\?)/, code: /\buseText\('/ },
      handler(code, id) {
        // The first script's own words come with the page.
        if (!['features', 'app/lobbies', 'ui'].some((part) => id.startsWith(`${folder}/${part}/`))) return null;
        const namespaces = [...new Set([...code.matchAll(speaks)].map(([, namespace]) => namespace))];
        const wants = namespaces.map((namespace) => `wantWords('${namespace}');`).join('');
        return { code: `${code}\nimport { wantWords } from '#text/namespaces.ts';${wants}\n`, map: null };
      },
    },
  };
}
