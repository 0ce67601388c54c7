/** Escapes text for the house's own pages, which are written without a library. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (words: string): string => words.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
