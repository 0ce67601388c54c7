/**
 * Colours of the OKLCH space as a screen shows them, and their contrast. Browsers clip a colour that a screen cannot
 * show; so does this.
 */

/** Red, green and blue from 0 to 1, gamma-encoded. */
export type Rgb = readonly [number, number, number];

const clip = (value: number): number => Math.min(1, Math.max(0, value));
const encode = (linear: number): number =>
  linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
const decode = (value: number): number => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Converts by way of Oklab: https://bottosson.github.io/posts/oklab/ */
export function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b) ** 3;
  const m = (lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b) ** 3;
  const s = (lightness - 0.089_484_177_5 * a - 1.291_485_548 * b) ** 3;
  const red = 4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s;
  const green = -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s;
  const blue = -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701 * s;
  return [clip(encode(red)), clip(encode(green)), clip(encode(blue))];
}

/** A screen has 256 steps of each part, so contrast is measured between the steps that are shown. */
const shown = (value: number): number => Math.round(value * 255) / 255;

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * decode(shown(red)) + 0.7152 * decode(shown(green)) + 0.0722 * decode(shown(blue));
}

/** The contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** `#dcb978` */
export const hexOf = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
