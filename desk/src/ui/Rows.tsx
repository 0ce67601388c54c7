import type { ReactNode } from 'react';

export type Row = readonly [name: string, value: ReactNode] | false | undefined;

/** Names with their values. Rows that are `false` are left out. */
export function Rows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className="rows">
      {rows.map((row) =>
        row === false || row === undefined ? null : (
          <div key={row[0]}>
            <dt>{row[0]}</dt>
            <dd>{row[1]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}

interface SectionProps {
  readonly title: string;
  /** Takes the whole width where sections are side by side. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A part of a page with its title. */
export function Section({ title, isWide = false, children }: SectionProps) {
  return (
    <section className={isWide ? 'section wide' : 'section'}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
