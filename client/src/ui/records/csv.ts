/** Records as CSV by RFC 4180, with a byte order mark so that spreadsheets read Chinese and Thai. */

/** Spreadsheets run a text that begins like a formula, so it is quoted. A number may begin with a minus. */
function cell(value: string): string {
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvOf(head: readonly string[], lines: readonly (readonly string[])[]): string {
  return `\uFEFF${[head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
}
