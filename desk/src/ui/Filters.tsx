import type { ReactNode } from 'react';

/** Filters over a list. */
export function Filters({ children }: { readonly children: ReactNode }) {
  return <search className="filters">{children}</search>;
}
