/**
 * Makes scripts contain class names as constants, instead of an object per style module in which `styles.top` is looked
 * up.
 */
import type { Plugin } from 'vite';

const wholeModule = /^import (\w+) from ('[^']+\.module\.css');$/gm;

export function namedClasses(): Plugin {
  return {
    name: 'foyer:named-classes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:$|\?)/, code: /\.module\.css'/ },
      handler: (code) => ({
        // A class that is looked up by a variable still needs the object.
        code: code.replaceAll(wholeModule, (whole, name: string, file: string) =>
          code.includes(`${name}[`) ? whole : `import * as ${name} from ${file};`,
        ),
        map: null,
      }),
    },
  };
}
