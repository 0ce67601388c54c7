/** Paths of the screens and of the generated route tree. Generates the tree when run directly. */
import { Generator, getConfig } from '@tanstack/router-generator';
import { resolve } from 'node:path';

const client = resolve(import.meta.dirname, '..');

export const routeFiles = {
  routesDirectory: resolve(client, 'src/screens'),
  generatedRouteTree: resolve(client, 'src/routeTree.gen.ts'),
  routeFileIgnorePattern: String.raw`\.(test|module)\.`,
  quoteStyle: 'single',
  semicolons: true,
  addExtensions: true,
  disableLogging: true,
} as const;

if (process.argv[1] === import.meta.filename) {
  await new Generator({ config: getConfig(routeFiles, client), root: client }).run();
}
