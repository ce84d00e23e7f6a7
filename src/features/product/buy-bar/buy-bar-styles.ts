/**
 * The global styles are inlined in every page; these load with the code that needs them. Plain CSS,
 * not processed by any tool. The bar takes up no space, and focused elements stay clear of it.
 */
export const BUY_BAR_STYLES = `
.buy-bar{position:sticky;z-index:30;bottom:0;height:4.5rem;margin-top:-4.5rem;display:flex;align-items:center;gap:1rem;padding-inline:var(--gutter);border-top:1px solid var(--line);background:var(--raised);box-shadow:var(--shadow-high);animation:rise 240ms var(--ease)}
.buy-bar p{min-width:0;margin-right:auto;font-size:.9375rem;line-height:1.3}
.buy-bar :is(strong,span){display:block;overflow:hidden;white-space:nowrap;text-overflow:ellipsis}
.buy-bar span{color:var(--ink-soft)}
.buy-bar :is(b,.btn){flex:none}
html:has(.buy-bar){scroll-padding-bottom:6rem}
html:has(.buy-bar) .toasts{bottom:5.5rem}
@media (min-width:64rem){.buy-bar{position:fixed;inset:4.75rem 0 auto;margin:0;padding-inline:max(var(--gutter),50vw - 42rem);border-block:1px solid var(--line);box-shadow:var(--shadow-low);animation:none}
html:has(.buy-bar){scroll-padding:10rem 0 0}html:has(.buy-bar) .toasts{inset:10rem 0 auto}}
`;
