/** Plain CSS that loads with the preview, because the site's styles are inlined in every page. */
export const PREVIEW_STYLES = `
.pv-bar{position:relative;z-index:35;border-bottom:1px solid var(--line);background:var(--strong);color:var(--ink-inverse);font-size:.9375rem;box-shadow:var(--shadow-low)}
@media (min-width:64rem){.pv-bar{position:sticky;top:4.75rem}html:has(.pv-bar){scroll-padding-top:10rem}}
@media (max-width:40rem){.pv-acts{margin-inline:-.5rem}.pv-bar .pv-act{padding-inline:.5rem;font-size:.875rem}}
.pv-row{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding-block:.375rem}
.pv-what{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .75rem;min-width:0;flex:1 1 18rem}
.pv-what strong{font-weight:600;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;max-width:100%}
.pv-what small{font-size:.8125rem;opacity:.85}
.pv-state{display:inline-flex;align-items:center;gap:.4rem;padding:.125rem .625rem;border:1px solid rgb(255 255 255/45%);border-radius:999px;font-size:.8125rem;white-space:nowrap}
.pv-dot{width:.5rem;height:.5rem;border-radius:50%;background:#7ddca5}
.pv-dot[data-lost]{background:#ffc46b;animation:pv-beat 1.2s infinite}
@keyframes pv-beat{50%{opacity:.25}}
@media (prefers-reduced-motion:reduce){.pv-dot[data-lost]{animation:none}}
.pv-acts{display:flex;flex-wrap:wrap;align-items:center;gap:0 .25rem}
.pv-act{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:.625rem;border-radius:.625rem;color:inherit;font-weight:500;cursor:pointer;white-space:nowrap}
.pv-act:hover{background:rgb(255 255 255/14%)}
.pv-bar :focus-visible{outline:3px solid #fff;outline-offset:-3px}
.pv-menu{position:relative}
.pv-menu>summary{list-style:none}
.pv-menu>summary::-webkit-details-marker{display:none}
.pv-menu>summary::after{content:"";width:.4rem;height:.4rem;margin:-.2rem 0 0 .5rem;border:solid;border-width:0 2px 2px 0;rotate:45deg}
.pv-list{position:absolute;z-index:1;left:0;top:100%;width:max-content;max-width:min(20rem,82vw);max-height:60vh;overflow:auto;padding:.375rem;border:1px solid var(--line);border-radius:.875rem;background:var(--raised);color:var(--ink);box-shadow:var(--shadow-high)}
@media (min-width:64rem){.pv-list{left:auto;right:0}}
.pv-list a{display:flex;align-items:center;min-height:2.75rem;padding:.25rem .75rem;border-radius:.5rem;overflow-wrap:anywhere}
.pv-list a:hover{background:var(--tint)}
.pv-list a:focus-visible{outline-color:var(--accent)}
.pv-problems{border-top:1px solid rgb(255 255 255/25%);padding-block:.25rem}
.pv-problems>summary{display:flex;align-items:center;min-height:2.75rem;font-weight:600;cursor:pointer}
.pv-problems ul{max-height:30vh;overflow:auto;padding-bottom:.5rem}
.pv-problems li{padding-block:.25rem;overflow-wrap:anywhere}
.pv-problems a{display:inline-block;padding-block:.5rem;text-decoration:underline;text-underline-offset:.2em}
.pv-module{position:relative}
.pv-edit{position:absolute;z-index:30;top:.5rem;right:var(--gutter);display:inline-flex;align-items:center;min-height:2.75rem;max-width:70%;padding-inline:1rem;border-radius:999px .25rem 999px 999px;background:var(--strong);color:var(--ink-inverse);font-size:.875rem;font-weight:600;box-shadow:var(--shadow-low)}
.pv-module>.pv-edit{opacity:0}
.pv-module:hover>.pv-edit,.pv-module:focus-within>.pv-edit{opacity:1}
.pv-module:has(>.pv-edit:is(:hover,:focus-visible)){outline:3px solid var(--accent);outline-offset:-3px}
@media (hover:none){.pv-module>.pv-edit{opacity:1}}
.pv-page{position:relative}
.pv-marked{outline:2px dashed var(--accent);outline-offset:.25rem}
@media print{.pv-bar,.pv-edit{display:none}}
`;
