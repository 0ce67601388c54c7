import { Link, useRouterState } from '@tanstack/react-router';
import { useQueueCounts } from '../api/queueCounts.ts';
import { useMay } from '../api/session.ts';
import type { Me } from '../api/session.ts';
import { houseName } from '../text/houseFacts.ts';
import { words } from '../text/words.ts';
import { PlayerSearch } from './PlayerSearch.tsx';
import { sectionAt, sectionsFor } from './sections.ts';
import { UserMenu } from './UserMenu.tsx';

function Brand() {
  return (
    <header>
      <p className="brand">
        <svg aria-hidden="true" viewBox="0 0 16 16">
          <rect x="1" y="1" width="14" height="14" rx="3.5" />
          <path d="M4.5 5.5h7M4.5 8h7M4.5 10.5h4" />
        </svg>
        <span>{houseName()}</span>
        <span className="faint">{words('nav.desk')}</span>
      </p>
    </header>
  );
}

/** The desk's navigation. `onGo` closes it where it lies over the page. */
export function Sidebar({ me, onGo }: { readonly me: Me; readonly onGo?: () => void }) {
  const may = useMay();
  const counts = useQueueCounts();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const here = sectionAt(path)?.path;
  return (
    <div className="sidebar">
      {onGo === undefined ? <Brand /> : null}
      {may('players.read') ? <PlayerSearch onGo={onGo} /> : null}
      <nav aria-label={words('nav.label')}>
        {sectionsFor(may).map(({ title, sections }) => (
          <div key={title}>
            <h2>{words(title)}</h2>
            <ul>
              {sections.map(({ path: to, title: name, count }) => {
                const waiting = count === undefined ? undefined : counts[count];
                return (
                  <li key={to}>
                    <Link
                      to={to}
                      activeOptions={{ exact: true }}
                      aria-current={here === to ? 'page' : undefined}
                      onClick={onGo}
                    >
                      {words(name)}
                      {waiting === undefined || waiting === 0 ? null : <span className="count num">{waiting}</span>}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </nav>
      <UserMenu me={me} />
    </div>
  );
}
