import type { ReactNode } from 'react';

/** The title of a page, what it is about in a line, and what can be done with all of it. */
export function PageHead(props: { readonly title: ReactNode; readonly about?: ReactNode; readonly tools?: ReactNode }) {
  const { title, about, tools } = props;
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {about === undefined ? null : <p className="faint">{about}</p>}
      </div>
      {tools === undefined ? null : <div className="tools">{tools}</div>}
    </header>
  );
}
