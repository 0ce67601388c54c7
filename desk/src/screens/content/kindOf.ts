import { contentKinds } from '@foyer/contract/desk/content.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';

/** The kind that an address names. */
export const kindOf = (text: string): ContentKind => contentKinds.find((one) => one === text) ?? 'banner';
