/**
 * The only inline script of a page. It is constant, so the page's policy can name it by its hash. It:
 * - removes a ticket from the address before anything is requested (S01);
 * - sets the theme before the first paint;
 * - starts the client (its script, the page's reads and the remaining styles) when the page has loaded and is idle, or
 *   on the first interaction;
 * - holds the last button press, form submission or search key made before the client listens, and repeats it once the
 *   client is ready. Links work as they do without scripts.
 */
import { createHash } from 'node:crypto';

export const bootScript = `(()=>{
const d=document,q=new URLSearchParams(location.search),ticket=q.get('UUID');
if(ticket!==null){window.foyerTicket=ticket;q.delete('UUID');history.replaceState(null,'',location.pathname+(q.size?'?'+q:'')+location.hash)}
const theme=/(?:^|; )theme=(light|dark)/.exec(d.cookie),entry=d.querySelector('meta[name=entry]');
if(theme)d.documentElement.dataset.theme=theme[1];
let started=0,kept;
const start=()=>{if(!started){started=1;if(entry.dataset.reads)window.foyerReads=fetch(entry.dataset.reads).then(r=>r.ok?r.json():null,()=>null);
for(const l of d.querySelectorAll('link[disabled]'))l.disabled=false;
import(entry.content)}};
if('eager' in entry.dataset)return start();
if(ticket)addEventListener('DOMContentLoaded',start);
const hold=e=>{e.preventDefault();e.stopPropagation()},hear=e=>{start();const t=e.target;
if(e.type=='submit'){hold(e);kept=()=>t.requestSubmit(e.submitter)}
else if(e.type=='click'){const b=t.closest&&t.closest('button');if(b&&b.type!='submit'){hold(e);kept=()=>b.click()}else if(t.closest&&t.closest('a'))e.stopPropagation()}
else if(e.key=='k'&&(e.ctrlKey||e.metaKey)||e.key=='/'&&!t.closest('input,textarea,select')){hold(e);const{key,ctrlKey}=e;kept=()=>dispatchEvent(new KeyboardEvent('keydown',{key,ctrlKey:ctrlKey||e.metaKey}))}};
const kinds=['pointerdown','touchstart','keydown','focusin','click','submit'];
for(const kind of kinds)addEventListener(kind,hear,{capture:true,passive:kind=='touchstart'});
addEventListener('foyer:ready',()=>{for(const kind of kinds)removeEventListener(kind,hear,{capture:true});if(kept)kept()},{once:true});
addEventListener('load',()=>(window.requestIdleCallback||setTimeout)(start,{timeout:3000}));
})()`.replaceAll('\n', '');

export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
