/** Declarations of the contract have no effects: what a page does not use of them must not travel to it. */
import type { Plugin } from 'vite';

/** Calls that only build a value. A name alone would not do for the bundler: other packages have a `list` of their own. */
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
