/** What is shown in place of a value: it is being read, could not be read, or there is none. */
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { errorWords } from '../api/errorWords.ts';
import type { HouseError } from '../api/houseError.ts';
import type { Shown } from '../api/hooks.ts';
import { words } from '../text/words.ts';

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

/** Renders the value once it is there. */
export function WhenRead<T>(props: { readonly of: Shown<T>; readonly children: (value: T) => ReactNode }) {
  const { of, children } = props;
  if (of.state === 'reading') return <Reading />;
  if (of.state === 'failed') return <Failed error={of.error} retry={of.retry} />;
  return children(of.value);
}
