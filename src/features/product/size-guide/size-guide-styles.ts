/** The product page's styles are inlined in it; these load with the dialog. Plain CSS, not processed by any tool. */
export const SIZE_GUIDE_STYLES = `
.dialog.sizes{width:min(100vw - 2rem,58rem);max-height:min(100dvh - 2rem,52rem)}
.sizes-grid{display:grid;gap:1.25rem 2rem}
.sizes-drawing{display:grid;place-items:center;overflow:hidden;aspect-ratio:1;border-radius:var(--radius) var(--corner) var(--radius) var(--radius);background:var(--tint)}
.sizes-square{position:relative;width:100%;aspect-ratio:1}
.sizes-square>*{position:absolute;inset:0;width:100%;height:100%}
.sizes-square path{fill:none;stroke:var(--raised);stroke-width:1.5;stroke-linecap:round;stroke-dasharray:.1 2.3}
.sizes-square path+path{stroke:var(--accent-strong)}
.sizes-square>b{inset:var(--y) auto auto var(--x);width:auto;height:auto;padding:.125rem .625rem;border-radius:999px;background:var(--strong);color:var(--ink-inverse);font-size:1rem;white-space:nowrap;font-variant-numeric:tabular-nums;translate:calc(-100% - .75rem) -50%}
.sizes-square>b[data-kind=collar]{translate:calc(-100% - .25rem) .75rem}
.sizes-side{display:grid;align-content:start;gap:.75rem}
.sizes-head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1rem}
.sizes h3{font-size:1.0625rem;font-weight:600}
.sizes-units{display:flex;padding:.1875rem;border-radius:999px;background:var(--sunk)}
.sizes-units label{display:grid;place-items:center;min-width:3rem;min-height:2.375rem;padding-inline:.75rem;border-radius:999px;font-size:.9375rem;font-weight:600;cursor:pointer}
.sizes-units label:has(:checked){background:var(--raised);box-shadow:var(--shadow-low)}
.sizes-units label:has(:focus-visible){outline:3px solid var(--accent);outline-offset:1px}
.sizes-slider{display:grid;grid-template-columns:1fr auto;align-items:center;gap:1rem}
.sizes-value{order:1;min-width:4.5rem;font-size:1.375rem;font-weight:600;text-align:right;font-variant-numeric:tabular-nums}
.sizes-slider input{appearance:none;width:100%;height:2.75rem;margin:0;background:linear-gradient(90deg,var(--accent) var(--at),var(--line) var(--at)) center/100% .375rem no-repeat;border-radius:999px;cursor:pointer}
.sizes-slider input::-webkit-slider-thumb{appearance:none;width:1.75rem;height:1.75rem;border:3px solid var(--raised);border-radius:50%;background:var(--accent);box-shadow:0 1px 6px rgb(12 36 56/35%)}
.sizes-slider input::-moz-range-thumb{width:1.4rem;height:1.4rem;border:3px solid var(--raised);border-radius:50%;background:var(--accent);box-shadow:0 1px 6px rgb(12 36 56/35%)}
.sizes-door{display:grid;gap:.25rem;padding-top:.75rem;border-top:1px solid var(--line)}
.sizes-result{display:grid;gap:.75rem}
.sizes-result ul{display:grid;grid-auto-flow:column;grid-auto-columns:1fr;gap:.5rem}
.sizes-result li{display:grid;padding:.625rem .25rem;border:1px solid var(--line);border-radius:.75rem;text-align:center;transition:background-color 180ms,border-color 180ms}
.sizes-result li span{font-size:.8125rem;color:var(--ink-soft);font-variant-numeric:tabular-nums}
.sizes-result li[data-chosen]{border-color:var(--accent);background:var(--tint);box-shadow:0 0 0 1px var(--accent)}
.sizes-result li[data-chosen] span{color:var(--ink)}
.sizes-result p{min-height:2lh}
@media (width<48rem){.sizes-drawing{aspect-ratio:5/4}.sizes-square{translate:0 -17%}}
@media (min-width:48rem){.sizes-grid{grid-template-columns:minmax(0,1fr) minmax(0,1fr)}.sizes-drawing{align-self:start}.sizes-side{align-content:space-between}}
`;
