/** What players will read of an item, in each language. Mark-up is parsed into allowed tags, and never set as HTML. */
import { Segmented } from 'antd';
import { createElement, Fragment, useState } from 'react';
import type { ReactNode } from 'react';
import { readRichText } from '../../../../client/src/ui/richText/richText.ts';
import type { RichNode } from '../../../../client/src/ui/richText/richText.ts';
import type { ContentKind } from '@foyer/contract/desk/content.ts';
import { branded } from '@foyer/text/brandWords.ts';
import { words } from '../../text/words.ts';
import type { Item } from './itemForm.ts';
import { TermPreview } from './TermPreview.tsx';

const locales = ['zh_CN', 'en', 'th'] as const;
type Locale = (typeof locales)[number];

const drawn = (nodes: readonly RichNode[]): ReactNode => createElement(Fragment, null, ...nodes.map(element));

/** Links lead nowhere in a preview. */
function element(node: RichNode): ReactNode {
  if (typeof node === 'string') return node;
  if (node.tag === 'br') return <br />;
  if (node.tag === 'table')
    return (
      <table>
        <tbody>{drawn(node.children)}</tbody>
      </table>
    );
  return createElement(node.tag === 'a' ? 'u' : node.tag, null, drawn(node.children));
}

function textIn(item: Item, name: string, locale: Locale): string {
  const value = item[name];
  if (typeof value !== 'object' || value === null) return '';
  const text: unknown = Object.entries(value).find(([key]) => key === locale)?.[1];
  return typeof text === 'string' ? branded(text, locale) : '';
}

function Shown({ kind, item, locale }: { readonly kind: ContentKind; readonly item: Item; readonly locale: Locale }) {
  const text = (name: string) => textIn(item, name, locale);
  const title = text('titles') || text('title') || text('names');
  return (
    <article lang={locale.replace('_', '-')}>
      {text('eyebrow') === '' ? null : <p className="faint">{text('eyebrow')}</p>}
      {title === '' ? null : <h3>{title}</h3>}
      {text('summaries') === '' ? null : <p>{text('summaries')}</p>}
      {text('content') === '' ? null : <p>{text('content')}</p>}
      {text('values') === '' ? null : <p>{text('values')}</p>}
      <div className="rich">{drawn(readRichText(text('contents')))}</div>
      {text('conditions') === '' ? null : <p className="note">{text('conditions')}</p>}
      {text('action') === '' ? null : <p className="pretend-button">{text('action')}</p>}
      {kind === 'promotion' ? <TermPreview terms={item.terms} /> : null}
    </article>
  );
}

export function Preview({ kind, item }: { readonly kind: ContentKind; readonly item: Item }) {
  const [locale, setLocale] = useState<Locale>('zh_CN');
  return (
    <aside className="preview" aria-label={words('preview.title')}>
      <header>
        <h2>{words('preview.title')}</h2>
        <Segmented
          size="small"
          aria-label={words('menu.language')}
          value={locale}
          onChange={setLocale}
          options={locales.map((value) => ({ value, label: words(`locale.${value}`) }))}
        />
      </header>
      <Shown kind={kind} item={item} locale={locale} />
    </aside>
  );
}
