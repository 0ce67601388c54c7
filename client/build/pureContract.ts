/** Marks the declarations of the contract as free of side effects, so that a page loads only those that it uses. */
import type { Plugin } from 'vite';

/**
 * Calls that only build a value. The bundler cannot be given their names: other packages have a `list` of their own.
 */
const builders =
  /(?<![.\w]|function )(defineCall|record|list|page|withDefault|optional|ruled|ruledMoney|oneOf|at|codec|message|v\.\w+)(?=[(<])/g;

export function pureContract(): Plugin {
  return {
    name: 'foyer:pure-contract',
    transform: {
      filter: { id: /\/contract\/src\/[^?]+\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(builders, '/*#__PURE__*/ $1'), map: null }),
    },
  };
}
