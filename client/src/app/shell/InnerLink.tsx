import { useRouter } from '@tanstack/react-router';
import type { ComponentProps, MouseEvent } from 'react';
import { isPathOffered } from '#session/offered.ts';

type InnerLinkProps = Omit<ComponentProps<'a'>, 'href'> & { readonly href: string };

/**
 * A link whose address is data. Without scripts it is an ordinary link; with them the router follows it without a
 * reload. Nothing if this site does not offer the page.
 */
export function InnerLink({ href, onClick, children, ...rest }: InnerLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void router.navigate({ href });
  };
  if (!isPathOffered(href)) return null;
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}
