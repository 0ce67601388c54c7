/**
 * Pages of a static front: one file for each public address, with its own head, one for all other known addresses, and
 * one for unknown ones. All are shells, which the browser fills. Decision 465
 */
import { defaultLanguage } from '@foyer/contract/defaultLanguage.ts';
import { packedBrand } from '@foyer/house/brand/siteBrandOf.ts';
import type { PageBrand } from '@foyer/house/web/brand/pageBrand.ts';
import type { Entry } from '@foyer/house/web/render.ts';
import type { Styles } from '@foyer/house/web/styles.ts';
import { page } from '@foyer/house/web/template.ts';

interface PageFile {
  /** Path of the file in the folder. */
  readonly name: string;
  readonly html: string;
}

interface Given {
  readonly entry: string;
  readonly styles: Styles;
  readonly site: string;
  /** Features that the API does not offer, and their addresses. */
  readonly absent: readonly string[];
  readonly brand: PageBrand;
}

/** The shell of an address, in the default language. The browser switches to another before it draws anything. */
async function shellAt(
  { render }: Entry,
  path: string,
  isIndexed: boolean,
  { entry, styles, site, absent, brand }: Given,
) {
  const shell = await render({
    path,
    locale: defaultLanguage(),
    visitor: 'guest',
    absent,
    isShellOnly: true,
    ask: () => Promise.reject(new Error('a shell reads nothing')),
  });
  if (shell.kind !== 'shell') throw new Error(`${path} is no page of its own`);
  return page({
    locale: defaultLanguage(),
    title: shell.title,
    description: shell.description,
    origin: site,
    canonical: path,
    isLanguageInAddress: false,
    sharedPicture: site === '' ? '' : `${site}/pictures/banner/welcome.card.png`,
    html: '',
    state: { ...(shell.state as object), brand: packedBrand(brand.site) },
    brand,
    entry,
    isEager: true,
    style: styles.style,
    laterFiles: styles.laterFiles,
    readsAddress: '',
    isIndexed,
    areVitalsWanted: false,
  });
}

export async function pageFiles(renderer: Entry, given: Given): Promise<readonly PageFile[]> {
  const files: PageFile[] = [];
  for (const path of renderer.publicPaths().filter((one) => !given.absent.includes(one))) {
    files.push({ name: `${path.slice(1)}.html`, html: await shellAt(renderer, path, true, given) });
  }
  return [
    ...files,
    // The address in the bar is another one: its title follows from the browser.
    { name: 'shell.html', html: await shellAt(renderer, '/mine/center', false, given) },
    { name: '404.html', html: await shellAt(renderer, '/404', false, given) },
  ];
}
