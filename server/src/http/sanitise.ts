/**
 * Sanitizes an operator's rich text for pages. Keeps the contract's tags and all text; drops other tags, and also the
 * content of those whose content is not readable text, such as scripts. S08, AMB-074
 */
import { articleTags } from '@foyer/contract/richText.ts';
import sanitizeHtml from 'sanitize-html';
import type { Attributes, IOptions } from 'sanitize-html';

/** A path within the site; two slashes or a backslash would lead to another host. */
const sitePath = /^\/(?![/\\])[\w\-./?=&%#]*$/;
const httpsAddress = /^https:\/\/[\w.-]+(?:\/[\w\-./?=&%#]*)?$/;

function linkAttributes(href: string): Attributes {
  if (sitePath.test(href)) return { href };
  return httpsAddress.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : {};
}

const nonText = 'script style iframe object embed svg math template noscript title textarea select option';

const options: IOptions = {
  allowedTags: [...articleTags],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  transformTags: {
    a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href.trim()) }),
  },
  nonTextTags: nonText.split(' '),
};

/**
 * Returns HTML in which every tag is allowed, has no attribute except a safe href, and is closed where it was opened.
 */
export const sanitise = (html: string): string => sanitizeHtml(html, options);
