/** Delays the load of a screen's script until the connection returns, as for every lazy part. R04 */
import type { Plugin } from 'vite';

/** The import that the router's plugin writes where it splits off a screen. */
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
