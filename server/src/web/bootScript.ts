/**
 * The only inline script of a page. It is constant, so the page's policy can name it by its hash. It:
 * - removes a ticket from the address before anything is requested (S01);
 * - sets the theme before the first paint;
 * - starts the client (its script, the page's reads and the remaining styles) when the page has loaded and is idle, or
 *   on the first interaction;
 * - holds the last button press, form submission or search key made before the client listens, and repeats it once the
 *   client is ready. Links work as they do without scripts.
 *
 * Every page carries it, so its names are short: `m` the entry's element, `go` starts, `h` holds an event, `f` hears one,
 * `g` repeats the held one, `ks` are the kinds of events.
 */
import { createHash } from 'node:crypto';

export const bootScript = `(()=>{
const d=document,q=new URLSearchParams(location.search),id=q.get('UUID');
if(id!==null){window.foyerTicket=id;q.delete('UUID');history.replaceState(null,'',location.pathname+(q.size?'?'+q:'')+location.hash)}
const theme=/(?:^|; )theme=(light|dark)/.exec(d.cookie),m=d.querySelector('meta[name=entry]');
if(theme)d.documentElement.dataset.theme=theme[1];
let on=0,g;
const go=()=>{if(!on){on=1;if(m.dataset.reads)window.foyerReads=fetch(m.dataset.reads).then(r=>r.ok?r.json():null,()=>null);
for(const l of d.querySelectorAll('link[disabled]'))l.disabled=false;
import(m.content)}};
if('eager' in m.dataset)return go();
if(id)addEventListener('DOMContentLoaded',go);
const h=e=>{e.preventDefault();e.stopPropagation()},f=e=>{go();const t=e.target;
if(e.type=='submit'){h(e);g=()=>t.requestSubmit(e.submitter)}
else if(e.type=='click'){const b=t.closest?.('button');if(b&&b.type!='submit'){h(e);g=()=>b.click()}else if(t.closest?.('a'))e.stopPropagation()}
else if(e.key=='k'&&(e.ctrlKey||e.metaKey)||e.key=='/'&&!t.closest('input,textarea,select')){h(e);g=()=>dispatchEvent(new KeyboardEvent('keydown',e))}};
const ks=['pointerdown','touchstart','keydown','focusin','click','submit'];
for(const k of ks)addEventListener(k,f,{capture:true,passive:k=='touchstart'});
addEventListener('foyer:ready',()=>{for(const k of ks)removeEventListener(k,f,{capture:true});g?.()},{once:true});
addEventListener('load',()=>(window.requestIdleCallback||setTimeout)(go,{timeout:3000}));
})()`.replaceAll('\n', '');

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
