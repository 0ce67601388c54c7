/** What is shown in place of a value: it is being read, could not be read, or there is none. */
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { errorWords } from '../api/errorWords.ts';
import type { HouseError } from '../api/houseError.ts';
import type { Shown } from '../api/hooks.ts';
import { words } from '../text/words.ts';
import { PageHead } from './PageHead.tsx';

export function Failed({ error, retry }: { readonly error: HouseError; readonly retry: () => void }) {
  return (
    <div className="state" role="alert">
      <p>{errorWords(error)}</p>
      <Button onClick={retry}>{words('act.tryAgain')}</Button>
    </div>
  );
}

export function Empty({ children }: { readonly children: string }) {
  return (
    <div className="state">
      <p>{children}</p>
    </div>
  );
}

export function Reading() {
  return (
    <div className="state reading" role="status" aria-label={words('state.reading')}>
      <Skeleton active title={false} paragraph={{ rows: 6 }} />
    </div>
  );
}

interface WhenReadProps<T> {
  readonly of: Shown<T>;
  /** The title of a page that has none of its own until then. */
  readonly title?: string;
  readonly children: (value: T) => ReactNode;
}

/** Renders the value once it is there. */
export function WhenRead<T>({ of, title, children }: WhenReadProps<T>) {
  if (of.state === 'ready') return children(of.value);
  return (
    <>
      {title === undefined ? null : <PageHead title={title} />}
      {of.state === 'reading' ? <Reading /> : <Failed error={of.error} retry={of.retry} />}
    </>
  );
}
