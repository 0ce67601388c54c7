import { helpContacts } from '@foyer/contract/protection/limits.ts';
import { useQuery } from '@tanstack/react-query';
import { listState } from '#api/listState.ts';
import { q } from '#api/query.ts';
import { useText } from '#text/useText.tsx';
import { ErrorState } from '#ui/layout/EmptyState.tsx';
import { SkeletonRows } from '#ui/layout/Skeleton.tsx';
import { Group } from './Group.tsx';
import styles from './Protection.module.css';

/** Contacts for help with problem gambling, from the operator's settings. M25 */
export function HelpContacts() {
  const text = useText('protection');
  const state = listState(useQuery(q(helpContacts, {})));
  return (
    <Group title={text('help.title')} words={text('help.words')}>
      <div className={styles.plate}>
        {state.status === 'loading' && <SkeletonRows rows={2} />}
        {state.status === 'failed' && (
          <ErrorState title={text('help.failed')} onRetry={state.onRetry} requestId={state.requestId} />
        )}
        {state.status === 'ready' && state.rows.length === 0 && <p className="muted">{text('help.none')}</p>}
        {state.status === 'ready' && state.rows.length > 0 && (
          <ul className={styles.contacts}>
            {state.rows.map(({ name, words, href }) => (
              <li key={name}>
                {href === '' ? (
                  <b>{name}</b>
                ) : (
                  <a className="link" href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                )}
                {words !== '' && <span className="muted small">{words}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Group>
  );
}
