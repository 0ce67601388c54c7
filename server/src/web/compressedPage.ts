/** A rendered page as it is sent, in its compressed form. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { HouseConfig } from '../config.ts';
import { firstPictureOf } from './firstPicture.ts';
import type { FirstPicture } from './firstPicture.ts';
import { createPageCache } from './pageCache.ts';
import { contentPolicy } from './policy.ts';
import type { Page } from './render.ts';
import type { Reads } from './reads.ts';

const compress = promisify(brotliCompress);

export interface CompressedPage {
  readonly status: number;
  readonly location: string;
  readonly policy: string;
  readonly etag: string;
  readonly bytes: Buffer;
  /** Compressed quickly at first, then replaced by a version compressed at the highest quality. */
  brotli: Buffer;
  /** Call whenever the page is sent. */
  noteSent(this: void): void;
  readonly firstPicture: FirstPicture | undefined;
  readonly reads: Reads;
}

const brotliOf = (bytes: Buffer, quality: number): Promise<Buffer> =>
  compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

/**
 * Compresses pages. The highest quality takes as much time as the rest of a page, so only a page that is asked for again
 * gets it. The same page is rendered again and again, but compressed like that only once.
 */
export function createPageCompressor(
  { paymentOrigins: payment, pictureOrigins: pictures, captchaScript }: HouseConfig,
  pagesKept: number,
) {
  const allowed = { payment, pictures, hasCaptchaWidget: captchaScript !== '' };
  const hard = createPageCache<Buffer>(() => 0, 1, pagesKept);
  return async ({ status, location, html, style, reads }: Page): Promise<CompressedPage> => {
    const bytes = Buffer.from(html);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    let sent = 0;
    const made: CompressedPage = {
      status,
      location,
      policy: contentPolicy(style, allowed),
      etag,
      bytes,
      brotli: hard.current(etag) ?? (await brotliOf(bytes, 5)),
      noteSent() {
        sent += 1;
        if (sent === 2) void hard.get(etag, () => brotliOf(bytes, 11)).then((brotli) => (made.brotli = brotli));
      },
      firstPicture: firstPictureOf(html),
      reads,
    };
    return made;
  };
}
