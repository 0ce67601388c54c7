/** Style of the sandbox's pages, in the site's colours. Pages of the house cannot load the client's files. */
export const sandboxStyle = `
:root{color-scheme:dark;--h:82;--c:.084;--t:calc(var(--c)*.085);--n:calc(var(--h) - 20);
--ground:light-dark(oklch(.966 calc(var(--t)*1.1) var(--h)),oklch(.168 var(--t) var(--n)));
--surface:light-dark(oklch(.992 calc(var(--t)*.4) var(--h)),oklch(.2 var(--t) var(--n)));
--line:light-dark(oklch(.905 calc(var(--t)*1.2) var(--h)),oklch(.282 var(--t) var(--n)));
--text:light-dark(oklch(.235 calc(var(--t)*1.4) var(--h)),oklch(.94 var(--t) var(--n)));
--muted:light-dark(oklch(.43 calc(var(--t)*1.4) var(--h)),oklch(.765 var(--t) var(--n)));
--accent:light-dark(oklch(.515 calc(var(--c)*1.1) calc(var(--h) - 8)),oklch(.805 var(--c) var(--h)));
--on-accent:light-dark(oklch(.995 .002 var(--h)),oklch(.2 calc(var(--c)*.3) var(--h)));
--accent-text:light-dark(oklch(.47 calc(var(--c)*1.06) calc(var(--h) - 8)),oklch(.83 var(--c) var(--h)));
--warn:light-dark(oklch(.49 .1 55),oklch(.8 .1 60));--warn-soft:light-dark(oklch(.95 .024 70),oklch(.272 .038 60))}
@media(prefers-color-scheme:light){:root{color-scheme:light}}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:var(--ground);color:var(--text);font:1rem/1.6 "PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei","Noto Sans Thai",system-ui,sans-serif}
main{max-width:560px;margin:0 auto;padding:48px 16px}
.badge{display:inline-block;padding:2px 12px;border-radius:999px;background:var(--warn-soft);color:var(--warn);font-size:.8125rem}
h1{margin:16px 0 8px;font-size:1.5rem;line-height:1.3;font-weight:600}
.lead{color:var(--muted);font-size:.875rem}
ul{list-style:none;padding:0;margin:32px 0;display:grid;gap:12px}
li{padding:16px 24px 20px;border:1px solid var(--line);border-radius:10px;background:var(--surface)}
.to{padding-bottom:12px;margin-bottom:12px;border-bottom:1px solid var(--line);font-size:.875rem;color:var(--muted);font-variant-numeric:tabular-nums}
.label{font-size:.875rem}
.code{font-size:2rem;line-height:1.3;letter-spacing:.14em;color:var(--accent-text);font-variant-numeric:tabular-nums;user-select:all}
.sum{letter-spacing:0}
.log{margin:-16px 0 32px}.log li{padding:12px 24px;border-style:dashed;background:none}
.choices{margin-bottom:24px}.choices button{flex:1 1 200px}
h2{font-size:1rem;font-weight:600}
.fields{margin-top:12px;align-items:end;gap:12px}.fields label{flex:1 1 160px;display:grid;gap:4px;font-size:.8125rem;color:var(--muted)}
.fields :is(input,select){width:100%;min-width:0;min-height:44px;padding:0 12px;border:1px solid var(--line);border-radius:6px;background:var(--ground);color:var(--text);font:inherit;font-size:1rem}
.running{display:flex;flex-wrap:wrap;gap:12px 24px;align-items:center;justify-content:space-between;margin:32px 0;padding:16px 24px;border-radius:10px;background:var(--warn-soft);color:var(--warn)}
.over .code{color:var(--muted);text-decoration:line-through}
.until{font-size:.8125rem;color:var(--muted)}
.note{margin:0 0 24px;font-size:.8125rem;color:var(--muted)}
.empty{margin:32px 0;padding:32px 24px;border:1px dashed var(--line);border-radius:10px;color:var(--muted);text-align:center}
nav,form{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center}
a{display:inline-flex;align-items:center;min-height:44px;color:var(--accent-text);border-radius:6px}
button{min-height:44px;padding:0 24px;border:1px solid var(--line);border-radius:6px;background:none;color:var(--text);font:inherit;cursor:pointer}
a.button,button.button{border:0;padding:0 24px;background:var(--accent);color:var(--on-accent);text-decoration:none}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{outline:2px solid var(--accent-text);outline-offset:2px}
`;
