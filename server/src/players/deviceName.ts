/** Describes a browser in a few words that a player recognises: `Chrome · Windows`. */

/** Order matters: most browsers also claim to be the ones listed after them. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['WeChat', /\bMicroMessenger\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const;

type Marks = readonly (readonly [string, RegExp])[];
const nameIn = (userAgent: string, marks: Marks): string => marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? '';

/** Returns '' if the header names neither. Omits version and model: enough to recognise, not to identify. */
export function deviceNameOf(userAgent: string): string {
  const asked = userAgent.slice(0, 400);
  return [nameIn(asked, browsers), nameIn(asked, systems)].filter((name) => name !== '').join(' · ');
}
