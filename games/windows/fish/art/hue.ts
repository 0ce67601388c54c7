/** Turns the hue of a colour. */

/** `#rrggbb` with its hue turned by `degrees`, by the matrix that CSS uses for `hue-rotate`. */
export function turned(colour: string, degrees: number): string {
  if (degrees === 0 || !/^#[\da-f]{6}$/i.test(colour)) return colour;
  const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const number = Number.parseInt(colour.slice(1), 16);
  const [r, g, b] = [(number >> 16) & 255, (number >> 8) & 255, number & 255];
  const rows = [
    [0.213 + c * 0.787 - s * 0.213, 0.715 - c * 0.715 - s * 0.715, 0.072 - c * 0.072 + s * 0.928],
    [0.213 - c * 0.213 + s * 0.143, 0.715 + c * 0.285 + s * 0.14, 0.072 - c * 0.072 - s * 0.283],
    [0.213 - c * 0.213 - s * 0.787, 0.715 - c * 0.715 + s * 0.715, 0.072 + c * 0.928 + s * 0.072],
  ];
  const parts = rows.map(([x = 0, y = 0, z = 0]) => Math.max(0, Math.min(255, Math.round(x * r + y * g + z * b))));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
