import type { ImgHTMLAttributes } from 'react';

interface ThemedPictureProps extends ImgHTMLAttributes<HTMLImageElement> {
  readonly src: string;
  /** Shows a banner of the house in the crop composed for the width: this one, or `phone` below desktop widths. */
  readonly crop?: 'wide' | 'strip';
}

/**
 * A picture without words. The house's own have a drawing for each theme; an operator's is the same in both. Pages are
 * shared by both themes, so both drawings are in the mark-up and CSS hides one. A lazy picture that is not displayed is
 * not loaded.
 */
export function ThemedPicture({ src, crop, ...image }: ThemedPictureProps) {
  const light = src.replace(/^\/pictures\/(banner|offer|logo)/, '$&-light');
  if (light === src) return <img alt="" {...image} src={src} />;
  return [src, light].map((address) => (
    <picture key={address} className={address === src ? 'if-dark' : 'if-light'}>
      {crop && <source media="(max-width:1023px)" srcSet={`${address}.phone.svg`} />}
      <img alt="" {...image} loading="lazy" src={crop ? `${address}.${crop}.svg` : address} />
    </picture>
  ));
}
