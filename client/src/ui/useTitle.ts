import { useEffect } from 'react';
import { useText } from '#text/useText.tsx';

/** Sets the document's title while mounted and restores it afterwards. The server writes the first title. 2.4.2 */
export function useTitle(title: string | undefined): void {
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
