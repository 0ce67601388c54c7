import { floatPicList } from '@foyer/contract/home/pictures.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { classes } from '#ui/classes.ts';
import { DataLink } from '#ui/actions/DataLink.tsx';
import { IconButton } from '#ui/actions/IconButton.tsx';
import { closeIcon } from '#ui/values/icons.ts';
import styles from './Floats.module.css';

/** Pictures at the sides of wide screens, beside the content and never over it; each side can be closed. HOME-022 */
export function Floats() {
  const t = useText('lounge');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const floats = useQuery(q(floatPicList, {})).data?.list ?? [];
  return (['left', 'right'] as const).map((side) => {
    const shown = floats.filter((float) => (float.side === 'left' ? 'left' : 'right') === side);
    if (shown.length === 0 || closed.includes(side)) return null;
    return (
      <aside key={side} className={classes(styles.floats, styles[side])} aria-label={t('floats.label')}>
        {shown.map(({ id, picLink, picContent, title }) => (
          <DataLink key={id} address={picLink} className={styles.float}>
            <img src={picContent} alt={title === '' ? t('floats.label') : ''} width="96" height="96" loading="lazy" />
            {title}
          </DataLink>
        ))}
        <IconButton label={t('floats.close')} icon={closeIcon} onClick={() => setClosed([...closed, side])} />
      </aside>
    );
  });
}
