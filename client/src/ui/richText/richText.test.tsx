import { articleTags } from '@foyer/contract/richText.ts';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { RichText } from './RichText.tsx';
import { readRichText, richTags } from './richText.ts';
import type { RichNode } from './richText.ts';

afterEach(cleanup);

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

function shown(html: string): HTMLElement {
  const { container } = render(
    <RouterContextProvider router={router}>
      <RichText html={html} />
    </RouterContextProvider>,
  );
  return container;
}
const textOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('');

/** Tags that RichText adds itself. */
const own = new Set(['div', 'tbody', 'span', ...articleTags]);

const attacks = [
  '<script>alert(1)</script>',
  '<ScRiPt src=//evil.example></sCrIpT>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<p onclick="alert(1)">a</p>',
  '<p style="background:url(javascript:alert(1))">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" jAvAsCrIpT:alert(1)">a</a>',
  '<a href="java&#10;script:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,<script>alert(1)</script>">a</a>',
  '<a href="//evil.example">a</a>',
  String.raw`<a href="/\evil.example">a</a>`,
  '<a href="http://evil.example">a</a>',
  '<a href=x onmouseover=alert(1)>a</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>p{background:url(//evil.example)}</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p><!--<img src="--><img src=x onerror=alert(1)>-->',
  '<form action="//evil.example"><button>a</button></form>',
  '<base href="//evil.example"><meta http-equiv=refresh content="0;url=//evil.example">',
  '<<script>alert(1)//<</script>',
  '<p/id=x/onfocus=alert(1) autofocus tabindex=1>a',
  '<a href="/home" target="_top" id="app" name="x" class="y">a</a>',
  '<template><p>a</p></template><textarea></p><img src=x onerror=alert(1)></textarea>',
];

describe('an article with hostile mark-up', () => {
  it.each(attacks)('renders only allowed tags, no code and no foreign link: %s. S08, G10', (html) => {
    for (const element of shown(`<p>before</p>${html}`).querySelectorAll('*')) {
      expect(own).toContain(element.localName);
      for (const { name, value } of element.attributes) {
        expect(['class', 'href', 'target', 'rel']).toContain(name);
        if (name === 'href') expect(value).toMatch(/^\/(?![/\\])|^https:\/\//);
        if (name === 'target') expect(value).toBe('_blank');
      }
    }
  });
});

describe('an article', () => {
  it('may contain the tags that the house accepts. S08', () => expect(richTags).toEqual(articleTags));

  it('keeps each allowed tag and its text. CALL-039', () => {
    const html =
      '<h3>一</h3><p>甲<strong>乙</strong><em>丙</em><br>丁</p><ul><li>戊</li></ul><ol><li>己</li></ol>' +
      '<table><tr><th>庚</th><td>辛</td></tr></table><p><a href="/home">壬</a></p>';
    const page = shown(html);
    for (const tag of articleTags) expect(page.querySelector(tag), tag).not.toBeNull();
    expect(page.textContent).toBe('一甲乙丙丁戊己庚辛壬');
    expect(page.querySelector('a')?.getAttribute('href')).toBe('/home');
  });

  it('opens another site in a new tab, without opener and referrer. S09', () => {
    const link = shown('<a href="https://begambleaware.org/">a</a>').querySelector('a');
    expect(link?.rel).toBe('noopener noreferrer');
    expect(link?.target).toBe('_blank');
  });

  it('reads entities and the characters < and > as text', () => {
    expect(textOf(readRichText('<p>5 &lt; 6 &amp;&#38; 7 > 3, 1 < 2</p>'))).toBe('5 < 6 && 7 > 3, 1 < 2');
    expect(textOf(readRichText('&lt;script&gt;'))).toBe('<script>');
    expect(textOf(readRichText('&#0;&#x110000;&nothing;'))).toBe('&nothing;');
  });

  it('repairs wrong nesting, so that a browser reads it the same', () => {
    const page = shown('<p>a<p>b<ul><li>c<li>d<ul><li>e</ul>f</ul><td>g</td><table>x<tr>y<td>h<td>i</table>');
    expect(page.querySelector('p p, p ul, ul > ul, table table')).toBeNull();
    expect([...page.querySelectorAll('li')].map((item) => item.firstChild?.textContent)).toEqual(['c', 'd', 'e']);
    expect([...page.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['h', 'i']);
    const again = document.createElement('div');
    again.innerHTML = page.innerHTML;
    expect(again.innerHTML).toBe(page.innerHTML);
  });

  it.each(['<', '<a', '<p', '<a href="', '<script>', '</', '&#', '<p>', '<ul><li>'])(
    'reads 60,000 times %s to the end, in a bounded depth. S20',
    (piece) => {
      let depth = 0;
      const measure = (nodes: readonly RichNode[], at: number): void => {
        depth = Math.max(depth, at);
        for (const node of nodes) if (typeof node !== 'string') measure(node.children, at + 1);
      };
      measure(readRichText(piece.repeat(60_000)), 0);
      expect(depth).toBeLessThan(20);
    },
  );
});
