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

/** A part of a page with its title. */
export function Section(props: { readonly title: string; readonly aside?: ReactNode; readonly children: ReactNode }) {
  return (
    <section className="section">
      <header>
        <h2>{props.title}</h2>
        {props.aside}
      </header>
      {props.children}
    </section>
  );
}
