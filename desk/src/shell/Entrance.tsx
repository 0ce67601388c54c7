/** The page before the log-in: the house's name and one form. */
import type { ReactNode } from 'react';
import { houseName } from '../text/houseFacts.ts';
import { words } from '../text/words.ts';
import { LanguagePicker } from './UserMenu.tsx';

export function Entrance({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <main className="entrance">
      <div className="card">
        <p className="faint">{`${houseName()} ${words('nav.desk')}`}</p>
        <h1>{title}</h1>
        {children}
      </div>
      <LanguagePicker />
    </main>
  );
}
