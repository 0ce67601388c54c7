/** Checks proof pictures: JPG, PNG, GIF or BMP, at most 1 MB, of the declared type. VALID-052, VALID-053, S12 */
import { fileTypeFromBuffer } from 'file-type';
import type { Metadata } from 'sharp';
import { Refusal } from '../refusal.ts';

const pictureBytes = 1024 * 1024;
/** Limits for decoding, because a small file can decompress to a huge picture. */
const pictureWidth = 12_000;
const picturePixels = 32_000_000;
/** Bytes of the decoded picture: 32 megapixels of a photo, or 12 of a PNG with 16 bits and transparency. */
const decodedBytes = 96_000_000;
/** Length of the queue. Drawing one picture can take half a second. */
const mostWaiting = 15;
const bytesPerValue: Readonly<Partial<Record<string, number>>> = { uchar: 1, char: 1 };

const formats = {
  jpg: { mime: 'image/jpeg', extensions: ['jpg', 'jpeg'], mimes: ['image/jpeg', 'image/jpg', 'image/pjpeg'] },
  png: { mime: 'image/png', extensions: ['png'], mimes: ['image/png'] },
  gif: { mime: 'image/gif', extensions: ['gif'], mimes: ['image/gif'] },
  bmp: { mime: 'image/bmp', extensions: ['bmp'], mimes: ['image/bmp', 'image/x-ms-bmp', 'image/x-bmp'] },
} as const;
type PictureFormat = keyof typeof formats;

export interface GivenPicture {
  readonly name: string;
  readonly mime: string;
  readonly bytes: Buffer;
}
export interface StoredPicture {
  readonly mime: string;
  readonly extension: PictureFormat;
  readonly bytes: Buffer;
}

/** Returns the format that name, declared type and first bytes agree on; undefined if they do not. */
async function formatOf({ name, mime, bytes }: GivenPicture): Promise<PictureFormat | undefined> {
  const extension = /\.([A-Za-z]{1,5})$/.exec(name)?.[1]?.toLowerCase();
  const found = (await fileTypeFromBuffer(bytes))?.ext;
  return (Object.keys(formats) as PictureFormat[]).find((format) => {
    const { extensions, mimes } = formats[format];
    const isDeclared = extensions.some((known) => known === extension) && mimes.some((known) => known === mime);
    return isDeclared && found === format;
  });
}

/**
 * Checks a BMP's header, because its bytes are stored unchanged: sizes that fit the file, one plane, a plausible depth.
 */
function isPlainBmp(bytes: Buffer): boolean {
  if (bytes.length < 54 || bytes.readUInt32LE(14) < 40) return false;
  const width = bytes.readInt32LE(18);
  const height = Math.abs(bytes.readInt32LE(22));
  const depth = bytes.readUInt16LE(28);
  const offset = bytes.readUInt32LE(10);
  const isSound = bytes.readUInt16LE(26) === 1 && [1, 4, 8, 16, 24, 32].includes(depth) && offset < bytes.length;
  const isUncompressed = bytes.readUInt32LE(30) === 0;
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  const isInside = width > 0 && height > 0 && offset + rowBytes * height <= bytes.length;
  return isSound && isUncompressed && isInside;
}

/** Whether the decoded picture fits into memory and time. Reads only the picture's header. */
function isDrawable({ width, height, channels, depth }: Metadata): boolean {
  if (width > pictureWidth || height > pictureWidth || width * height > picturePixels) return false;
  return width * height * channels * (bytesPerValue[depth] ?? 2) <= decodedBytes;
}

const line = { waiting: 0, last: Promise.resolve() };

/**
 * Draws one picture at a time. Decoding shares its thread pool with password hashing, so several pictures at once would
 * delay log-ins. Refuses: BUSY if the queue is full.
 */
async function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  if (line.waiting > mostWaiting) throw new Refusal('BUSY');
  line.waiting += 1;
  const drawn = line.last.then(draw);
  line.last = drawn.then(
    () => undefined,
    () => undefined,
  );
  return drawn.finally(() => {
    line.waiting -= 1;
  });
}

/** Re-encodes the picture, so that only pixels are stored: no metadata and no data appended to the picture. */
async function redraw(bytes: Buffer, format: Exclude<PictureFormat, 'bmp'>): Promise<Buffer | undefined> {
  try {
    // Loaded with the first picture: the library takes 10 MB.
    const { default: sharp } = await import('sharp');
    const image = sharp(bytes, { limitInputPixels: picturePixels, failOn: 'error' });
    if (!isDrawable(await image.metadata())) return undefined;
    return await image
      .rotate()
      .toFormat(format === 'jpg' ? 'jpeg' : format)
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** Returns the picture to store, or the refusal. The type is checked before the size. */
export async function checkPicture(
  given: GivenPicture,
): Promise<StoredPicture | 'WRONG_IMAGE_FORMAT' | 'IMAGE_TOO_LARGE'> {
  const format = await formatOf(given);
  if (format === undefined) return 'WRONG_IMAGE_FORMAT';
  if (given.bytes.length > pictureBytes) return 'IMAGE_TOO_LARGE';
  const { mime } = formats[format];
  if (format === 'bmp') {
    return isPlainBmp(given.bytes) ? { mime, extension: format, bytes: given.bytes } : 'WRONG_IMAGE_FORMAT';
  }
  const bytes = await inTurn(() => redraw(given.bytes, format));
  return bytes === undefined ? 'WRONG_IMAGE_FORMAT' : { mime, extension: format, bytes };
}
