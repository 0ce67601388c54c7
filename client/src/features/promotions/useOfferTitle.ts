import { useEffect } from 'react';
import { useText } from '#text/useText.tsx';

/** The document is called as the offer is while it is shown, and as before when it is gone; the server writes it first. */
export function useOfferTitle(title: string | undefined): void {
  const t = useText('site');
  const name = t('name');
  useEffect(() => {
    if (title === undefined) return;
    const before = document.title;
    document.title = `${title} · ${name}`;
    return () => {
      document.title = before;
    };
  }, [title, name]);
}
