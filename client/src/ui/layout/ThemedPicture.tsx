import type { ImgHTMLAttributes, ReactNode } from 'react';

/** The light drawing of one of the house's own pictures. An operator's picture is the same in both themes. */
const inLight = (address: string): string => address.replace(/^\/pictures\/(?:banner|offer|logo)(?=\/)/, '$&-light');

export const isThemed = (address: string): boolean => inLight(address) !== address;

interface ThemedPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  /** The `<source>` elements of the house's own picture at this address. */
  readonly sources?: (address: string) => ReactNode;
}

/**
 * A picture without words. Pages are shared by both themes, so both drawings are in the mark-up and CSS hides one. A
 * lazy picture that is not displayed is not loaded.
 */
export function ThemedPicture({ src, sources, ...image }: ThemedPictureProps) {
  if (!isThemed(src)) return <img alt="" {...image} src={src} />;
  const drawing = (address: string, theme: string) => (
    <picture className={theme}>
      {sources?.(address)}
      <img alt="" {...image} loading="lazy" src={address} />
    </picture>
  );
  return (
    <>
      {drawing(src, 'if-dark')}
      {drawing(inLight(src), 'if-light')}
    </>
  );
}
