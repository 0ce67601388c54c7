/** The brand that a process shows, which an operator may replace while it runs. */
import { readFileSync } from 'node:fs';
import { setSiteBrand } from '@foyer/contract/siteBrand.ts';
import { setBrandWords } from '@foyer/text/brandWords.ts';
import { StartError } from '../db/startError.ts';
import { defaultBrandFile, readBrand } from './read.ts';
import type { Brand } from './schema.ts';
import { siteBrandOf } from './siteBrandOf.ts';

interface Log {
  info(about: object, words: string): void;
  error(about: object, words: string): void;
}

/** How often the file is read. A watch by events misses files that are replaced on network and container disks. */
const watchMs = 1_000;

export interface BrandSource {
  current(): Brand;
  /** Registers a listener for changes. Returns a function that removes it. */
  onChange(listener: () => void): () => void;
  /** Follows changes of the file until the returned function is called. */
  watch(log: Log): () => void;
}

/** Applies a brand's names, currency and rules to this process. */
function apply(brand: Brand): Brand {
  setBrandWords(brand);
  setSiteBrand(siteBrandOf(brand, ''));
  return brand;
}

export const defaultBrand = readBrand(defaultBrandFile);
const defaultSource: BrandSource = {
  current: () => defaultBrand,
  onChange: () => () => undefined,
  watch: () => () => undefined,
};

/** Reads the brand of this file; '' is the default brand. Refuses with StartError, like `readBrand`. */
export function brandOf(file: string): BrandSource {
  if (file !== '') return fileSource(file);
  apply(defaultBrand);
  return defaultSource;
}

function fileSource(file: string): BrandSource {
  let brand = apply(readBrand(file));
  const listeners = new Set<() => void>();
  const bytesOf = (): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  let seen = bytesOf();
  /** An invalid file changes nothing: the site keeps the brand that it has. */
  function reread(log: Log): void {
    const bytes = bytesOf();
    if (bytes === seen) return;
    seen = bytes;
    try {
      brand = apply(readBrand(file));
      for (const listener of listeners) listener();
      log.info({ file }, 'the brand has been replaced');
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      log.error({ file, faults: error.message.split('\n') }, 'the new brand is not valid: the old one stays');
    }
  }
  return {
    current: () => brand,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch(log) {
      const timer = setInterval(() => reread(log), watchMs).unref();
      return () => clearInterval(timer);
    },
  };
}
