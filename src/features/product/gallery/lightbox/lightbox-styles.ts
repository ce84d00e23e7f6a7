/**
 * The ground is the off-white of the studio in which products are photographed; what is lighter in a
 * picture takes its color, so the edges are not seen.
 *
 * The global styles are inlined in every page; these load with the code that needs them. Plain CSS,
 * not processed by any tool.
 */
export const LIGHTBOX_STYLES = `
.lightbox{position:fixed;inset:0;width:100vw;height:100dvh;max-width:none;max-height:none;padding:0;border:0;background:#f7f7f7}
.lightbox[open]{animation:lightbox-in 180ms var(--ease)}
@keyframes lightbox-in{from{opacity:0}}
html:has(.lightbox[open]){scrollbar-gutter:auto}
.lightbox-bar{position:absolute;z-index:1;inset:1rem 1rem auto;display:flex;gap:.25rem}
.lightbox-bar p{margin:auto auto auto 0;padding:.25rem .75rem;border-radius:999px;font-weight:600;font-variant-numeric:tabular-nums}
.lightbox :is(.icon-btn,[role=status]){border:1px solid var(--line-strong);background:var(--raised)}
.lightbox .icon-btn:hover{background:var(--tint)}
.lightbox .icon-btn[aria-disabled=true]{color:var(--line-strong)}
.lightbox-stage{height:100%;overflow:hidden;touch-action:none;user-select:none;cursor:zoom-in}
.lightbox-stage[data-zoomed]{cursor:grab}
.lightbox-stage[data-zoomed][data-held]{cursor:grabbing}
.lightbox-stage:not([data-held]) :is(ul,img){transition:transform 260ms var(--ease)}
.lightbox-track{display:grid;grid-auto-flow:column;grid-auto-columns:100%;height:100%}
.lightbox-track li{min-height:0;overflow:hidden}
.lightbox-track img{width:100%;height:100%;object-fit:contain}
.lightbox-track li:has([data-studio]){display:grid;place-items:center;background:#f7f7f7}
.lightbox-track [data-studio]{width:min(100vw,100dvh);height:auto;filter:brightness(1.03);mix-blend-mode:darken}
.lightbox-turn{position:absolute;bottom:1rem}
.lightbox-previous{left:1rem}
.lightbox-next{right:1rem}
.lightbox-hint{position:absolute;inset:auto 5rem 1.5rem;text-align:center;font-size:.9375rem;color:var(--ink-soft);pointer-events:none}
.lightbox-stage:is([data-zoomed],[data-held])~.lightbox-hint{visibility:hidden}
@media (pointer:coarse){.lightbox-hint.with-mouse{display:none}}
@media not (pointer:coarse){.lightbox-hint.with-touch{display:none}}
@media (min-width:64rem){.lightbox-turn{bottom:calc(50% - 1.375rem)}}
`;
