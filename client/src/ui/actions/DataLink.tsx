import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** Where a server's address may lead: a page of this site, another site over https, or nowhere. S09 */
export function leadsTo(address: string): 'own' | 'outside' | 'nowhere' {
  if (/^\/(?![/\\])[^\\\s]*$/.test(address)) return 'own';
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? 'outside' : 'nowhere';
}

interface DataLinkProps {
  readonly address: string;
  readonly className?: string | undefined;
  readonly label?: string;
  readonly children: ReactNode;
}

/**
 * A link whose address is data. A forbidden address is shown as text. Another site opens in a new tab, without opener
 * and referrer.
 */
export function DataLink({ address, className, label, children }: DataLinkProps) {
  const router = useRouter();
  const kind = leadsTo(address);
  if (kind === 'nowhere') return <span className={className}>{children}</span>;
  if (kind === 'outside') {
    return (
      <a href={address} className={className} aria-label={label} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    void router.navigate({ href: address });
  };
  return (
    <a href={address} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
