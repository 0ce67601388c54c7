import { createElement, Fragment } from 'react';
import type { ReactNode } from 'react';
import { DataLink } from '#ui/actions/DataLink.tsx';
import { readRichText } from './richText.ts';
import type { RichElement, RichNode } from './richText.ts';
import styles from './RichText.module.css';

/** Renders an article from allowed tags only. The only attribute is the address of a link, after a check. S08 */
export function RichText({ html }: { readonly html: string }) {
  return <div className={styles.text}>{drawn(readRichText(html))}</div>;
}

/** The order of the nodes never changes, so they need no keys. */
const drawn = (nodes: readonly RichNode[]): ReactNode => createElement(Fragment, null, ...nodes.map(element));

function element(node: RichNode): ReactNode {
  return typeof node === 'string' ? node : <Element node={node} />;
}

function Element({ node }: { readonly node: RichElement }) {
  const { tag: Tag, href, children } = node;
  switch (Tag) {
    case 'br':
      return <br />;
    case 'a':
      return (
        <DataLink address={href} className="link">
          {drawn(children)}
        </DataLink>
      );
    case 'table':
      return (
        <div className={styles.table}>
          <table>
            <tbody>{drawn(children)}</tbody>
          </table>
        </div>
      );
    default:
      return <Tag>{drawn(children)}</Tag>;
  }
}
