/** Pictures for tests that the house stores as they are, so that no test draws beside another one. */
/** A BMP of 24 bits as a paint program writes it. */
export function bmpOf(width: number, height: number, claimedWidth = width): Uint8Array<ArrayBuffer> {
  const rowBytes = Math.ceil((width * 24) / 32) * 4;
  const bmp = Buffer.alloc(54 + rowBytes * height, 0x7f);
  bmp.fill(0, 0, 54);
  bmp.write('BM');
  bmp.writeUInt32LE(bmp.length, 2);
  bmp.writeUInt32LE(54, 10);
  bmp.writeUInt32LE(40, 14);
  bmp.writeInt32LE(claimedWidth, 18);
  bmp.writeInt32LE(height, 22);
  bmp.writeUInt16LE(1, 26);
  bmp.writeUInt16LE(24, 28);
  return new Uint8Array(bmp);
}
