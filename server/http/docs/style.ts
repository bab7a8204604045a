/** CSS of the pages that the server itself renders, in the lobby's colours. */
export const pageStyle = `
:root{color-scheme:dark;--bg-0:#140630;--bg-1:#1C0B42;--surface-1:#22114C;--surface-2:#2C185C;--sunk:#0E0426;
--line:rgba(201,174,255,.14);--line-strong:rgba(201,174,255,.30);--text-1:#FFF6E6;--text-2:#D3C6EE;--text-3:#AE9FD3;
--gold:#FFD76A;--ok:#7DEB9C;--ok-tint:#123B35;--warn:#FFC861;--warn-tint:#46290F;--info:#93D3FF;--info-tint:#14285E}
*{box-sizing:border-box}
html{scroll-padding-top:16px}
body{margin:0;background:radial-gradient(120% 420px at 50% -60px,#5324A2 0,#31146F 34%,var(--bg-1) 62%,var(--bg-0) 100%) no-repeat var(--bg-0);min-height:100vh;
color:var(--text-2);font:500 .9375rem/1.5 Nunito,system-ui,"Segoe UI",Roboto,sans-serif;overflow-wrap:anywhere}
a{color:var(--gold)}
:focus-visible{outline:2px solid var(--text-1);outline-offset:2px;border-radius:6px}
.skip{position:absolute;left:-999px}
.skip:focus{left:16px;top:16px;background:var(--bg-0);padding:8px 12px}
.top{max-width:1240px;margin:0 auto;padding:32px 16px 8px}
.mark{margin:0;color:var(--gold);font-weight:800;letter-spacing:.06em;text-transform:uppercase;font-size:.8125rem}
h1{margin:0;color:var(--text-1);font-size:2.25rem;line-height:1.12}
.top p:last-child{margin:8px 0 0}
.frame{max-width:1240px;margin:0 auto;padding:16px;display:grid;gap:16px}
.frame>*{min-width:0}
nav details,.card{background:linear-gradient(160deg,#321A6C 0,#24124F 55%,#1D0D43 100%);border:1px solid var(--line);border-radius:18px;
box-shadow:0 6px 16px -4px rgba(6,1,18,.6),inset 0 1px 0 rgba(255,255,255,.1)}
nav summary{padding:12px 16px;cursor:pointer;color:var(--text-1);font-weight:800}
nav ul{list-style:none;margin:0;padding:0 8px 12px;columns:2;column-gap:8px}
nav a{display:block;padding:6px 8px;border-radius:10px;text-decoration:none;color:var(--text-2);font-size:.8125rem}
nav a:hover{background:var(--surface-2);color:var(--text-1)}
.card{padding:16px;margin:0 0 16px}
h2{margin:0 0 4px;font-size:1.25rem;line-height:1.3}
h2,h2 a{color:var(--text-1);text-decoration:none}
h2 a:hover{color:var(--gold)}
h3{margin:16px 0 6px;color:var(--text-3);font-size:.75rem;letter-spacing:.08em;text-transform:uppercase}
.card p{margin:4px 0 8px}
code{font:600 .8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:var(--text-1)}
.path code{display:inline-block;background:var(--sunk);border-radius:10px;padding:6px 10px;color:var(--gold)}
.flag{display:inline-block;border-radius:999px;padding:2px 10px;margin:0 4px 4px 0;font-size:.75rem;font-weight:800;
background:var(--surface-2);color:var(--text-2);border:1px solid var(--line)}
.flag.none{background:var(--ok-tint);color:var(--ok)}
.flag.optional{background:var(--info-tint);color:var(--info)}
.flag.required{background:var(--warn-tint);color:var(--warn)}
.flag.quiet{background:none;color:var(--text-3)}
.none{color:var(--text-3)}
.scroll{overflow-x:auto;background:var(--sunk);border-radius:14px}
table{border-collapse:collapse;width:100%;font-size:.8125rem}
th,td{text-align:left;vertical-align:top;padding:7px 12px;border-top:1px solid var(--line);font-weight:500;min-width:96px}
thead th{border-top:0;color:var(--text-3);font-size:.75rem}
tbody th i{color:var(--text-3);font-size:.75rem}
td:nth-child(2){color:var(--gold);max-width:340px}
.d1 th{padding-left:28px}.d2 th{padding-left:44px}.d3 th{padding-left:60px}.d4 th{padding-left:76px}
.errors{margin:0;display:grid;grid-template-columns:auto 1fr;gap:0}
.errors dt,.errors dd{margin:0;padding:8px 12px 8px 0;border-top:1px solid var(--line)}
.errors dt code{color:var(--warn)}
q{color:var(--text-3)}
.outbox{list-style:none;margin:0;padding:0}
.outbox li{padding:12px 0;border-top:1px solid var(--line)}
.outbox b{color:var(--gold);font-size:1.5rem;letter-spacing:.12em}
@media (min-width:900px){
.frame{grid-template-columns:264px 1fr;align-items:start}
.frame.single{grid-template-columns:1fr}
nav{position:sticky;top:16px;max-height:calc(100vh - 32px);overflow:auto}
nav ul{columns:1}
.card{padding:20px 24px}
}
@media (max-width:899px){nav details:not([open]){padding:0}}
`;
