/** Opens what is made from the brand, and replaces it when the brand is. */
import type { Logger } from 'pino';
import type { BrandSource } from '../../brand/source.ts';
import type { openPageWorker } from '../renderWorker/pageWorker.ts';

type Pages = Awaited<ReturnType<typeof openPageWorker>>;

/** While the next one opens, the present one stays in use; it also stays if the next one does not open. */
export async function openReplaceable(
  open: () => Promise<Pages>,
  brand: BrandSource,
  log: Pick<Logger, 'error'>,
): Promise<Pages & { readonly version: () => number }> {
  let pages = await open();
  let version = 0;
  let replacing = Promise.resolve();
  async function replace(): Promise<void> {
    try {
      const next = await open();
      const before = pages;
      pages = next;
      version += 1;
      await before.close();
    } catch (error) {
      log.error({ err: error }, 'pages keep the old brand: their thread did not start');
    }
  }
  const forget = brand.onChange(() => {
    replacing = replacing.then(replace);
  });
  return {
    publicPaths: pages.publicPaths,
    make: (job) => pages.make(job),
    version: () => version,
    async close() {
      forget();
      await replacing;
      await pages.close();
    },
  };
}
