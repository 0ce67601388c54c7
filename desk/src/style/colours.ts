/** The colours of tokens.css as Ant Design needs them: it computes with sRGB values, and does not read `oklch()`. */

/** One channel of linear light as sRGB, from 0 to 255. */
function channel(linear: number): number {
  const curved = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(Math.min(1, Math.max(0, curved)) * 255);
}

const two = (value: number): string => value.toString(16).padStart(2, '0');

/** Converts `oklch(0.515 0.08 54)`, as browsers write a computed colour, to `#rrggbb`. Other forms are returned as they are. */
export function hexOf(colour: string): string {
  const [, l = '', c = '', h = ''] = /^oklch\(([\d.]+) ([\d.]+) ([\d.-]+|none)/.exec(colour) ?? [];
  if (l === '') return colour;
  const angle = ((h === 'none' ? 0 : Number(h)) * Math.PI) / 180;
  const [light, a, b] = [Number(l), Number(c) * Math.cos(angle), Number(c) * Math.sin(angle)];
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short;
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short;
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short;
  return `#${[red, green, blue].map((part) => two(channel(part))).join('')}`;
}

/** Reads roles of tokens.css, such as `accent`, in the theme that the page has now. */
export function readColours<Role extends string>(roles: readonly Role[]): Record<Role, string> {
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  const read = roles.map((role) => {
    probe.style.color = `var(--${role})`;
    return [role, hexOf(getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return Object.fromEntries(read) as Record<Role, string>;
}
