/**
 * Ant Design writes its styles with `updateCSS` of @rc-component/util, as <style> elements. The desk's policy allows no
 * inline style, so the build replaces that module with one that uses constructed style sheets. ADR 505
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const replaced = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/;

export function adoptedStyles(): Plugin {
  const ours = resolve(import.meta.dirname, '../src/style/adoptedStyles.ts').replaceAll('\\', '/');
  return {
    name: 'foyer:adopted-styles',
    enforce: 'pre',
    load(id) {
      return replaced.test(id.replaceAll('\\', '/')) ? `export * from ${JSON.stringify(ours)};` : undefined;
    },
  };
}
