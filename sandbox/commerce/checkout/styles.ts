import type { StoreSettings } from '../stores';
import { brandFonts } from './brand-fonts';

function customProperties(colors: StoreSettings['colors']): string {
  const { accent, action, actionInk, ground, tint } = colors;
  return `--accent:${accent};--action:${action};--action-ink:${actionInk};--ground:${ground};--tint:${tint}`;
}

/** Of the selects, in the color of the text. */
const CHEVRON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%231b2733' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m2.5 5 5.5 5.5L13.5 5'/%3E%3C/svg%3E";

/**
 * The style sheet of a store's checkout pages, in the brand's typefaces and colors. Text has a
 * contrast of at least 4.5 to 1 on every background.
 */
export const pageStyles = ({ brand, colors }: StoreSettings): string => `
${brandFonts(brand)}
:root{${customProperties(colors)};--ink:#1b2733;--soft:#52606d;--line:#cbd5de;--bad:#a61b1b}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 text,system-ui,sans-serif;color:var(--ink);background:var(--ground)}
.skip{position:absolute;left:-999rem}.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem;z-index:1}
header{position:relative;background:var(--ground);border-bottom:1px solid var(--line)}
header div,main{max-width:68rem;margin:0 auto;padding:1rem 1.25rem}
header div{display:flex;justify-content:space-between;align-items:center;gap:1rem}
header img{height:1.75rem;width:auto;display:block}
a{color:var(--accent)}
h1,h2{font-family:display,system-ui,sans-serif;line-height:1.2;text-wrap:balance}
h1{font-size:clamp(1.75rem,4vw,2.5rem);letter-spacing:-.02em;margin:1.5rem 0}h2{font-size:1.375rem;letter-spacing:-.01em;margin:0 0 .875rem}
p{margin:0 0 1rem;text-wrap:pretty}
.columns{display:grid;align-items:start}
.card{margin-bottom:3rem}
section[aria-labelledby=order]{background:var(--tint)}
@media(min-width:56rem){
body:has(.columns):not(:has(.thanks)){background:linear-gradient(90deg,var(--ground) calc(50% + 8rem),var(--tint) 0)}
.thanks section[aria-labelledby=order]{padding:2rem;border-radius:2rem .5rem 2rem 2rem}
.columns{grid-template-columns:minmax(0,1fr) 22.5rem;column-gap:5rem}.thanks{grid-template-columns:minmax(0,1fr) 26.5rem;column-gap:4rem}
section[aria-labelledby=order]{grid-area:1/2/span 2;position:sticky;top:1.5rem}
.thanks{margin-top:2rem}
.notice{margin-right:27.5rem}
h1+.columns{margin-top:2.75rem}
h1+.columns>section[aria-labelledby=order]{margin-top:-4.65rem}}
@media(max-width:55.99rem){
section[aria-labelledby=order]{margin:0 -1.25rem 2rem;padding:1.5rem 1.25rem;border-block:1px solid var(--line)}
section[aria-labelledby=order]:has(>details){order:-1;padding-block:0}
.thanks{margin-top:1.5rem}
section:has(>details)>h2{position:absolute;clip-path:inset(50%)}}
summary{display:flex;align-items:center;gap:.75rem;min-height:4rem;cursor:pointer}
summary span::after{content:"";display:inline-block;width:.5rem;height:.5rem;margin:0 0 .2rem .75rem;border:solid var(--ink);border-width:0 2px 2px 0;transform:rotate(45deg)}
[open] summary span::after{margin-bottom:-.1rem;transform:rotate(225deg)}
summary b{font-weight:600}
summary strong{margin-left:auto;font-size:1.15rem}
[open]>summary .closed,details:not([open])>summary .open{display:none}
details[open]{padding-bottom:1.25rem}
@media(min-width:56rem){@supports selector(::details-content){
summary{display:none}
details::details-content{display:block;content-visibility:visible}}}
.grid{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1.1rem 1rem}
.wide{grid-column:1/-1}
@media(max-width:35.99rem){.grid>:not(:has(>:is(#firstName,#lastName,#province)),:has(>#province)+div){grid-column:1/-1}}
label{display:block;font-weight:600;font-size:.9rem;margin-bottom:.25rem}
input,select{width:100%;font:inherit;color:inherit;padding:.6rem 1rem;border:1px solid #7b8794;border-radius:.75rem;background-color:#fff;min-height:3.25rem}
select{appearance:none;padding-right:2.5rem;background:url("${CHEVRON}") no-repeat right 1rem center/1rem #fff}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
[aria-invalid=true]{border-color:var(--bad);border-width:2px}
.error{color:var(--bad);font-size:.9rem;margin:.25rem 0 0}
.notice{padding:.5rem .75rem .75rem 1.25rem;border-left:.35rem solid var(--bad);scroll-margin-top:1.5rem}.notice ul{margin:0;padding-left:1.2rem}
.row{display:flex;align-items:center;gap:1rem;min-height:4rem;margin:0 0 1rem;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:#fff}
.row>strong{margin-left:auto}.row svg{flex:none;color:var(--accent)}.row small{color:var(--soft);font-size:.9rem}
.thanks h1{margin:0 0 .75rem}.lead{font-size:1.125rem;margin-bottom:1.5rem}
.tick{display:grid;place-items:center;width:3.5rem;height:3.5rem;margin-bottom:1.25rem;border-radius:50% .5rem 50% 50%;background:var(--accent);color:var(--ground)}.tick svg{width:1.75rem;height:1.75rem;stroke-width:2.5}
.steps{margin:0 0 1.5rem;padding:0;list-style:none;counter-reset:step}.steps li{position:relative;min-height:2rem;margin-bottom:.875rem;padding:.25rem 0 0 2.75rem;counter-increment:step}.steps li::before{content:counter(step);position:absolute;inset:0 auto auto 0;width:2rem;border-radius:50%;background:var(--tint);color:var(--accent);font-weight:600;line-height:2rem;text-align:center}
.wide-picture{display:block;width:100%;height:auto;margin:0 0 2rem;border-radius:1.5rem .5rem 1.5rem 1.5rem}
@media(max-width:35.99rem){::cue{font-size:.9375rem}}
.film{position:relative;margin-bottom:.75rem}.film button{position:absolute;inset:0;width:4.5rem;height:4.5rem;min-height:0;margin:auto;padding:0;border-radius:50%;background:conic-gradient(from 240deg at 100% 50%,transparent,var(--action-ink) 3deg 57deg,transparent 60deg) 56% 50%/30% 35% no-repeat,var(--action)}.film [hidden]{display:none}
video{display:block;width:100%;height:auto;aspect-ratio:16/9;border-radius:1.5rem .5rem 1.5rem 1.5rem;background:var(--tint)}
.assurances{display:grid;gap:.5rem 1.5rem;list-style:none;margin:1.25rem 0 0;padding:0;color:var(--soft);font-size:.85rem}.assurances li{display:flex;align-items:center;gap:.375rem}.assurances svg{flex:none;color:var(--accent)}
@media(min-width:36rem){.assurances{display:flex;flex-wrap:wrap}}
.legal{display:flex;flex-wrap:wrap;gap:0 1.5rem;border-top:1px solid var(--line);padding-top:.5rem;font-size:.9rem}.legal a{display:inline-flex;align-items:center;min-height:2.75rem}
.note{background:var(--tint);border-radius:.6rem;padding:.75rem 1rem;margin:0 0 1rem}
button,.button{display:flex;align-items:center;justify-content:center;width:100%;font:inherit;font-weight:700;color:var(--action-ink);background:var(--action);border:0;border-radius:2rem;padding:.85rem 1.5rem;min-height:3.5rem;cursor:pointer}.button{text-decoration:none;font-weight:600}@media(min-width:36rem){.button{width:fit-content;min-height:3.25rem}}
button:hover,.button:hover{filter:brightness(.92)}
.lines{list-style:none;margin:0 0 1rem;padding:0}
.lines li{display:grid;grid-template-columns:4rem 1fr auto;gap:.9rem;padding:.75rem 0;border-bottom:1px solid var(--line)}
.lines img{width:4rem;height:4rem;border:1px solid var(--line);border-radius:.75rem;object-fit:cover;background:#fff}
.lines p{margin:0}.lines s{display:block}.lines li>p{text-align:right}.sale{color:#a93a12;font-weight:600}.saving{margin:.75rem 0 0;color:#17703f;font-weight:600}.lines .soft,.soft{color:var(--soft);font-size:.9rem}
dl{margin:0}dl div{display:flex;justify-content:space-between;gap:1rem;padding:.2rem 0}dd{margin:0;text-align:right}
.total{font-weight:700;font-size:1.15rem;border-top:1px solid var(--line);margin-top:.5rem;padding-top:.6rem}
address{font-style:normal}
h3{margin:1.75rem 0 .5rem;padding-top:1.25rem;border-top:1px solid var(--line);font-size:1rem;font-weight:600}`;
