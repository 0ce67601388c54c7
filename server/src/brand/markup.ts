const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for mark-up, also within an attribute. */
export const escapeMarkup = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');
