import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isNotFound } from '#app/faults/isNotFound.ts';
import { useText } from '#text/useText.tsx';

/** Keeps the document's title with the screen; the server writes the first one. */
export function DocumentTitle() {
  const t = useText('site');
  const word = useMatches({
    select: (matches) =>
      matches.some(isNotFound)
        ? 'title.notFound'
        : matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  const title = word === undefined ? t('title.site') : `${t(word)} · ${t('name')}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
