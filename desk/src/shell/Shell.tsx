/** The frame of every screen: the navigation at the left, the page beside it, and the log-in over both when it ends. */
import { App, Button, Drawer } from 'antd';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSession } from '../api/session.ts';
import type { Me } from '../api/session.ts';
import { houseName, houseZoneName } from '../text/houseFacts.ts';
import { words } from '../text/words.ts';
import { setMessages } from '../ui/announce.ts';
import { LogInAgain } from './LogInAgain.tsx';
import { sectionAt } from './sections.ts';
import { Sidebar } from './Sidebar.tsx';

/** Beside the page from this width on; below it, the navigation opens over the page. */
const wide = matchMedia('(min-width: 1080px)');

function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(wide.matches);
  useEffect(() => {
    const change = () => setIsWide(wide.matches);
    wide.addEventListener('change', change);
    return () => wide.removeEventListener('change', change);
  }, []);
  return isWide;
}

function TopBar({ me }: { readonly me: Me }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <header className="topbar">
      <Button onClick={() => setIsOpen(true)} aria-haspopup="dialog">
        {words('nav.open')}
      </Button>
      <strong>{houseName()}</strong>
      <Drawer
        open={isOpen}
        onClose={() => setIsOpen(false)}
        placement="left"
        size={264}
        title={words('nav.label')}
        className="nav-drawer"
        destroyOnHidden
      >
        <Sidebar me={me} onGo={() => setIsOpen(false)} />
      </Drawer>
    </header>
  );
}

/** The page's title follows the section, so that tabs and screen readers can tell them apart. */
function useTitle(): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const section = sectionAt(path);
  const name = `${houseName()} ${words('nav.desk')}`;
  const title = section === undefined ? name : `${words(section.title)} – ${name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
}

export function Shell() {
  const session = useSession();
  const isWide = useIsWide();
  const { message } = App.useApp();
  useTitle();
  useEffect(() => setMessages(message), [message]);
  if (session.state !== 'in') return null;
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {words('nav.skip')}
      </a>
      {isWide ? <Sidebar me={session.me} /> : <TopBar me={session.me} />}
      <main id="main" tabIndex={-1}>
        {session.me.isSandbox ? <p className="sandbox">{words('shell.sandbox')}</p> : null}
        <Outlet />
        <footer>{words('shell.zone', { zone: houseZoneName() })}</footer>
      </main>
      {session.isEnded ? <LogInAgain me={session.me} /> : null}
    </div>
  );
}
