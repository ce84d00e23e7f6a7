/** The product page's styles are inlined in it; these load with the code that needs them. Plain CSS, not processed by any tool. */
export const FILM_STYLES = `
.film-view{position:relative;height:100%}
.film-view>:is(img,video){width:100%;height:100%;object-fit:cover}
.gallery-frame:has(.film-view>video)>.gallery-count{display:none}
.film-view>button{position:absolute;inset:0;border-radius:inherit;cursor:pointer}
.film-view>button:focus-visible,.film-view>video:focus-visible{outline-offset:-6px}
.film-view>button::after{box-shadow:var(--shadow-low);transition:transform 180ms var(--ease)}
.film-view>button:hover::after{transform:scale(1.06)}
.film-view>p{position:absolute;inset:auto 1rem 3.5rem;margin-inline:auto;width:fit-content;padding:.5rem 1rem;border-radius:1.25rem;background:var(--raised);font-size:.9375rem;text-align:center}
@media (prefers-reduced-motion:reduce){.film-view>button::after{transition:none}}
`;

export const TURN_STYLES = `
.turn-view{position:relative;height:100%}
.turn-stage,.turn-stage>[role=img]{height:100%}
.turn-stage{display:grid;cursor:grab;touch-action:pan-y;user-select:none}
.turn-stage[data-held=true]{cursor:grabbing}
.turn-stage>*,.turn-stage img{grid-area:1/1}
.turn-stage>[role=img]{display:grid;min-height:0}
.turn-stage img{width:100%;height:100%;min-height:0;object-fit:cover}
.turn-stage [data-shown=false]{visibility:hidden}
.turn-hint{position:absolute;inset:auto 0 4rem;margin-inline:auto;width:fit-content;padding:.25rem .875rem;border-radius:999px;background:var(--raised);font-size:.9375rem;pointer-events:none}
.turn-failed{display:grid;position:absolute;z-index:1;inset:0;justify-items:center;gap:.75rem;width:fit-content;max-width:20rem;height:fit-content;margin:auto;padding:1rem 1.25rem;border-radius:var(--radius);background:var(--raised);text-align:center}
.turn-view>input{position:absolute;inset:auto 0 .75rem;appearance:none;width:min(50%,18rem);height:2.75rem;margin:0 auto;border-radius:999px;background:linear-gradient(var(--line-strong) 0 0) center/100% .125rem no-repeat;cursor:pointer;touch-action:pan-y}
.turn-view>input{--arrow:transparent,var(--accent) 1deg 59deg,transparent 60deg;--knob:conic-gradient(from 240deg at 100% 50%,var(--arrow)) 76% 50%/18% 36% no-repeat,conic-gradient(from 60deg at 0 50%,var(--arrow)) 24% 50%/18% 36% no-repeat,var(--raised)}
.turn-view>input::-webkit-slider-thumb{appearance:none;width:3rem;height:2rem;border-radius:999px;background:var(--knob);box-shadow:0 0 0 1px var(--line-strong),0 2px 8px rgb(12 36 56/20%)}
.turn-view>input::-moz-range-thumb{width:3rem;height:2rem;border:0;border-radius:999px;background:var(--knob);box-shadow:0 0 0 1px var(--line-strong),0 2px 8px rgb(12 36 56/20%)}
`;
