/**
 * The hash by which Citus places a player's rows: PostgreSQL's own hash of text (`hashtext`), which is Bob Jenkins'
 * lookup3. The house computes it itself, so that it knows a movement's shard without asking.
 */

const start = 0x9e3779b9 + 3_923_095;
const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

/** The hash of a text, a signed integer of 32 bits. */
export function playerHash(text: string): number {
  const bytes = Buffer.from(text, 'utf8');
  let a = (start + bytes.length) | 0;
  let b = a;
  let c = a;
  let at = 0;
  for (; bytes.length - at >= 12; at += 12) {
    a = (a + bytes.readInt32LE(at)) | 0;
    b = (b + bytes.readInt32LE(at + 4)) | 0;
    c = (c + bytes.readInt32LE(at + 8)) | 0;
    a = (a - c) ^ rotate(c, 4);
    c = (c + b) | 0;
    b = (b - a) ^ rotate(a, 6);
    a = (a + c) | 0;
    c = (c - b) ^ rotate(b, 8);
    b = (b + a) | 0;
    a = (a - c) ^ rotate(c, 16);
    c = (c + b) | 0;
    b = (b - a) ^ rotate(a, 19);
    a = (a + c) | 0;
    c = (c - b) ^ rotate(b, 4);
    b = (b + a) | 0;
  }
  // The lowest byte of the last word is left out: the length stands for it.
  const rest = Buffer.alloc(12);
  rest.set(bytes.subarray(at, at + 8), 0);
  rest.set(bytes.subarray(at + 8), 9);
  a = (a + rest.readInt32LE(0)) | 0;
  b = (b + rest.readInt32LE(4)) | 0;
  c = (c + rest.readInt32LE(8)) | 0;
  return mixLast(a, b, c);
}

function mixLast(first: number, second: number, third: number): number {
  let [a, b, c] = [first, second, third];
  c = ((c ^ b) - rotate(b, 14)) | 0;
  a = ((a ^ c) - rotate(c, 11)) | 0;
  b = ((b ^ a) - rotate(a, 25)) | 0;
  c = ((c ^ b) - rotate(b, 16)) | 0;
  a = ((a ^ c) - rotate(c, 4)) | 0;
  b = ((b ^ a) - rotate(a, 14)) | 0;
  return ((c ^ b) - rotate(b, 24)) | 0;
}
