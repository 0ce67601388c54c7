/** What a browser calls itself, in a few words that a player recognises: `Chrome · Windows`. */

/** Looked at in this order: most browsers also claim to be those that stand below them. */
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

/** '' where the header names neither. No version, no model: enough to recognise a device, not to single one out. */
export function deviceNameOf(userAgent: string): string {
  const asked = userAgent.slice(0, 400);
  return [nameIn(asked, browsers), nameIn(asked, systems)].filter((name) => name !== '').join(' · ');
}
