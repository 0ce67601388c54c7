/** The tags that rich text of an operator may hold; the house lets nothing else through. S08, AMB-074 */
export const articleTags = ['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'table', 'tr', 'th', 'td'] as const;
