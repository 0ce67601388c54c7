/**
 * Writes the site as static files, for a CDN, with its API on another origin. docs/deploy.md
 *
 *     npm run build:static -- --api https://api.example [--site https://www.example] [--out dist/static]
 *                             [--payment ORIGINS] [--pictures ORIGINS] [--offers FEATURES] [--brand FILE]
 */
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { absentStyle } from '@foyer/house/web/absentStyle.ts';
import { brandOf } from '@foyer/house/brand/source.ts';
import { accentStyle } from '@foyer/house/brand/style.ts';
import { withoutHiddenSections } from '@foyer/house/web/brand/sections.ts';
import { robots, sitemap } from '@foyer/house/web/crawl.ts';
import { writeBrandFiles } from './staticFront/brandFiles.ts';
import type { Entry } from '@foyer/house/web/render.ts';
import { readBuild } from '@foyer/house/web/styles.ts';
import { bundleClient, bundleRenderer, bundleWindows } from './bundles.ts';
import { staticOptions } from './staticFront/options.ts';
import { pageFiles } from './staticFront/pages.ts';
import { writePictures } from './staticFront/pictures.ts';
import { frontRules, headersFile, redirectsFile } from './staticFront/rules.ts';
import { writeTypes } from './text.ts';

const root = resolve(import.meta.dirname, '..');

/** A CDN compresses by itself, and the build's own list of files is not for visitors. */
async function removeCompressed(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && entry.name.endsWith('.br')) await rm(join(entry.parentPath, entry.name));
  await rm(join(folder, '.vite'), { recursive: true });
}

async function buildStatic(args: readonly string[]): Promise<void> {
  const { folder, site, brand: brandFile, absent: lacking, ...origins } = staticOptions(args);
  const source = brandOf(brandFile);
  const absent = withoutHiddenSections(() => lacking, source)();
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  };
  const offered = (paths: readonly string[]) => paths.filter((path) => !absent.includes(path));
  writeTypes();
  await bundleClient({ folder, api: origins.api });
  await bundleRenderer();
  await bundleWindows({ folder, api: origins.api });
  const { entry, shellStyles } = readBuild(folder, 'src/entry-static.tsx');
  const renderer = (await import(join(root, 'client/dist/server/entry-server.js'))) as Entry;
  const brand = await writeBrandFiles(folder, source.current(), !absent.includes('playMoney'));
  renderer.setBrand(brand);
  const styles = { ...shellStyles, style: shellStyles.style + brand.style + absentStyle(absent) };
  const pages = await pageFiles(renderer, { entry, styles, site, absent, brand });
  for (const { name, html } of pages) await write(name, html);
  const addresses = new Set(pages.map(({ name }) => `/${name.replace(/\.html$/, '')}`));
  const rules = frontRules(
    { page: styles.style, window: accentStyle(source.current()) },
    origins,
    offered(renderer.allPaths()),
    addresses,
  );
  await write('_headers', headersFile(rules));
  await write('_redirects', redirectsFile(rules));
  await write('robots.txt', robots(site));
  if (site !== '') await write('sitemap.xml', sitemap(site, offered(renderer.publicPaths())));
  const pictures = await writePictures(folder, source.current());
  await copyFile(join(root, 'LICENSE'), join(folder, 'LICENSE.txt'));
  await removeCompressed(folder);
  console.log(`Written: ${folder}: ${pages.length} pages, ${pictures} pictures, calls to ${origins.api}`);
}

try {
  await buildStatic(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
