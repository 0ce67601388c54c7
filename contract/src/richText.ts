/** Tags that the operator's rich text may contain; the house accepts no others. S08, AMB-074 */
export const articleTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'table', 'tr', 'th', 'td'] as const;
