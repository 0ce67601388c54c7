/** Shifts the columns of a picture up or down. This bends and leans a fish without a GPU. */

/** RGBA bytes row by row, colours not premultiplied by their opacity, as in `ImageData`. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export interface Lifted {
  readonly data: Uint8ClampedArray<ArrayBuffer>;
  readonly height: number;
  /** Offset of the first row from the first row of the source, in pixels; negative if above it. */
  readonly top: number;
}

/**
 * Shifts each column down by `lift` pixels; fractions are split between two pixels. Skewing strips with the canvas
 * takes more than ten times as long.
 */
export function lifted({ data, width, height }: Pixels, lift: (x: number) => number): Lifted {
  const lifts = Array.from({ length: width }, (_, x) => lift(x));
  const top = Math.floor(Math.min(...lifts));
  const rows = height + Math.floor(Math.max(...lifts)) + 1 - top;
  const made = new Uint8ClampedArray(width * rows * 4);
  const line = width * 4;
  for (const [x, by] of lifts.entries()) {
    const whole = Math.floor(by);
    // The weight of the pixel above, of 256.
    const its = Math.round((by - whole) * 256);
    const mine = 256 - its;
    let to = (whole - top) * line + x * 4;
    let here = x * 4;
    for (let row = 0; row <= height; row += 1, here += line, to += line) {
      const above = here - line;
      const one = row < height ? (data[here + 3] ?? 0) * mine : 0;
      const other = row > 0 ? (data[above + 3] ?? 0) * its : 0;
      const opacity = one + other;
      if (opacity === 0) continue;
      if (opacity === 65_280) {
        made[to] = ((data[here] ?? 0) * mine + (data[above] ?? 0) * its) >> 8;
        made[to + 1] = ((data[here + 1] ?? 0) * mine + (data[above + 1] ?? 0) * its) >> 8;
        made[to + 2] = ((data[here + 2] ?? 0) * mine + (data[above + 2] ?? 0) * its) >> 8;
        made[to + 3] = 255;
        continue;
      }
      made[to] = ((data[here] ?? 0) * one + (data[above] ?? 0) * other) / opacity;
      made[to + 1] = ((data[here + 1] ?? 0) * one + (data[above + 1] ?? 0) * other) / opacity;
      made[to + 2] = ((data[here + 2] ?? 0) * one + (data[above + 2] ?? 0) * other) / opacity;
      made[to + 3] = opacity >> 8;
    }
  }
  return { data: made, height: rows, top };
}
