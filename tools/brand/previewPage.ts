/** The preview of a brand: a page with both themes side by side, and sliders for hue and chroma. */
import { accentStyle } from '@foyer/house/brand/style.ts';
import { escapeMarkup } from '@foyer/house/brand/markup.ts';
import type { Brand } from '@foyer/house/brand/schema.ts';
import { pageBrandOf } from '@foyer/house/web/brand/pageBrand.ts';
import { drawnIcon, drawnWords } from '@foyer/house/web/brand/drawings.ts';
import { amountText } from '@foyer/text/amount.ts';

const dataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

const slider = (id: string, label: string, value: number, most: number, step: number): string =>
  `<label>${label} <input type="range" id="${id}" min="0" max="${most}" step="${step}" value="${value}"><output>${value}</output></label>`;

/** The page around the two themes. Sliders change its frames directly, and a saved file reloads all. */
export function previewPage({ names, accent }: Brand, faults: readonly string[]): string {
  const messages = faults.map((fault) => `<li>${escapeMarkup(fault)}</li>`).join('');
  return (
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escapeMarkup(names.en.full)}: preview</title>` +
    `<link rel="stylesheet" href="/preview.css"><header><h1>${escapeMarkup(names.en.full)}</h1>` +
    slider('hue', 'Hue', accent.hue, 360, 1) +
    slider('chroma', 'Chroma', accent.chroma, 0.14, 0.002) +
    `<p>Lowest contrast: <output id="contrast"></output></p></header>` +
    (messages === '' ? '' : `<ul role="alert">${messages}</ul>`) +
    `<main><iframe title="Dark theme" src="/frame?theme=dark"></iframe><iframe title="Light theme" src="/frame?theme=light"></iframe></main>` +
    `<script src="/preview.js"></script></html>`
  );
}

/** The parts of a brand in one theme, with the site's own colours. */
export function previewFrame(brand: Brand, theme: 'dark' | 'light'): string {
  const { names, contacts, languages, sections, account, password } = brand;
  const parts = [
    ...Object.entries(contacts).filter(([, value]) => value !== ''),
    ['languages', languages.join(', ')],
    ['sections', sections.join(', ')],
    ['account', `${account.least}–${account.most}`],
    ['password', `${password.least}–${password.most}`],
  ];
  const rows = parts.map(([term, value]) => `<dt>${term}</dt><dd>${escapeMarkup(value ?? '')}</dd>`).join('');
  const namesShown = Object.entries(names).map(
    ([lang, { short, full }]) => `<dt>${lang}</dt><dd>${escapeMarkup(`${short} · ${full}`)}</dd>`,
  );
  return (
    `<!doctype html><html lang="en" data-theme="${theme}"><meta charset="utf-8"><title>${theme}</title>` +
    `<link rel="stylesheet" href="/tokens.css"><link rel="stylesheet" href="/preview.css"><style id="accent">${accentStyle(brand)}</style>` +
    `<body class="frame">${pageBrandOf(brand, '').marks}` +
    `<p class="logo"><svg width="28" height="32" aria-hidden="true"><use href="#logo"/></svg><span style="mask:url(&quot;${dataUrl(drawnWords(brand))}&quot;) left/contain no-repeat"></span>` +
    `<img alt="Icon" width="64" height="64" src="${dataUrl(drawnIcon(brand))}"></p>` +
    `<section><h2>${escapeMarkup(names.en.short)} <b>${escapeMarkup(amountText(1_234_500))}</b></h2>` +
    `<p>Text. <span class="muted">Muted text.</span> <span class="faint">Faint text.</span> <a href="#">A link</a></p>` +
    `<p><button>Action</button> <button class="quiet">Quiet</button> <span class="soft">Chosen</span></p>` +
    `<p class="good">Good</p><p class="bad">Bad</p><dl>${namesShown.join('')}${rows}</dl></section></body></html>`
  );
}

export const previewStyle = `
body,html{margin:0;font:16px/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:24px;align-items:center;padding:12px 24px}
h1{font-size:20px}main{display:grid;grid-template-columns:1fr 1fr;height:85vh}iframe{width:100%;height:100%;border:0}
.frame{padding:24px;background:var(--ground);color:var(--text)}
.frame section{padding:24px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
.frame h2 b,.frame a{color:var(--accent-text)}
.muted,dt{color:var(--text-muted)}.faint{color:var(--text-faint)}
button{padding:10px 20px;border:0;border-radius:10px;background:var(--accent);color:var(--on-accent);font:inherit}
.quiet{border:1px solid var(--line-strong);background:var(--raised);color:var(--text)}
.soft{padding:6px 12px;border:1px solid var(--accent-line);border-radius:99px;background:var(--accent-soft);color:var(--accent-text)}
.good{color:var(--good)}.bad{color:var(--bad)}
.logo{display:flex;gap:10px;align-items:center}.logo span{width:160px;height:37px;background:currentColor}.logo img{margin-left:auto}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px}dd{margin:0}
`;

export const previewScript = `
const hue=document.getElementById('hue'),chroma=document.getElementById('chroma');
async function show(){
  for(const one of [hue,chroma])one.nextElementSibling.textContent=one.value;
  for(const {contentDocument:page} of document.querySelectorAll('iframe')){
    page?.documentElement?.style.setProperty('--brand-h',hue.value);
    page?.documentElement?.style.setProperty('--brand-c',chroma.value);
  }
  const reply=await fetch('/contrast?hue='+hue.value+'&chroma='+chroma.value);
  document.getElementById('contrast').textContent=await reply.text();
}
for(const one of [hue,chroma])one.addEventListener('input',show);
for(const frame of document.querySelectorAll('iframe'))frame.addEventListener('load',show);
new EventSource('/changes').addEventListener('message',()=>location.reload());
show();
`;
