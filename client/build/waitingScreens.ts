/** A screen that is fetched while the line is lost comes when it is back, as every lazy part does. R04 */
import type { Plugin } from 'vite';

/** As the router's plugin writes it where it splits a screen off. */
const splitOff = /= (\(\) => import\([^()]*tsr-split=[^()]*\))/g;

export function waitingScreens(): Plugin {
  return {
    name: 'foyer:waiting-screens',
    apply: 'build',
    transform: {
      filter: { code: /tsr-split=/ },
      handler(code) {
        const waiting = code.replaceAll(splitOff, '= () => whenOnline($1)');
        if (waiting === code) return null;
        return { code: `import { whenOnline } from '#api/whenOnline.ts';\n${waiting}`, map: null };
      },
    },
  };
}
