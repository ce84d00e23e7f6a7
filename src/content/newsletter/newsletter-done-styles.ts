/**
 * On a page, the confirmation takes the place of what the module or the footer asked; there it is on the dark
 * ground.
 *
 * The global styles are inlined in every page; these load with the code that needs them. Plain CSS,
 * not processed by any tool.
 */
export const NEWSLETTER_DONE_STYLES = `
.newsletter-ask:has(+ * .newsletter-done){position:absolute;clip-path:inset(50%)}
.newsletter-ask:has(+ * .newsletter-done)>p{display:none}
.newsletter-ask:has(+ * .newsletter-done)+*{grid-column:1/-1}
.split:has(.newsletter-done){align-items:start}
@media (width>=64rem){.newsletter-done>form{grid-template-columns:1fr auto auto;align-items:end}.newsletter-done>form>:is(p:first-child,[role=alert]){grid-column:1/-1}.newsletter-done [role=alert]{order:1}.newsletter-done [role=alert]:empty{position:absolute}.newsletter-done .choice-pill{min-height:3.25rem}.newsletter-done legend{margin-bottom:.375rem}}
.newsletter-done+p{margin-top:1rem}
@media (width<40rem){.newsletter-done .btn{width:100%}}
.newsletter-done .newsletter-code{justify-self:start;padding:.5rem 1.25rem;border-radius:.75rem min(var(--corner),.75rem) .75rem .75rem;background:var(--tint);color:var(--accent-strong);font:640 1.5rem/1.3 var(--family-display)}
.newsletter-done{gap:1.75rem;max-width:40rem}
.newsletter-done>form{padding-top:1.75rem;border-top:1px solid var(--line)}
.newsletter-done h3{font-size:clamp(1.75rem,1.4rem + 1.6vw,2.75rem);line-height:1.1}
.newsletter-done [role=status]>:last-child:not(h3){margin-top:.75rem}
.newsletter-tick{display:grid;place-items:center;width:3rem;height:3rem;margin-bottom:-.25rem;border-radius:50% min(var(--corner),1rem) 50% 50%;background:var(--accent);color:var(--ink-inverse)}
.footer .aside-grid:has(.newsletter-done)>:first-child{position:absolute;clip-path:inset(50%)}
.footer .aside-grid:has(.newsletter-done)>:last-child{grid-column:1/-1}
.footer .newsletter-done{max-width:none}
.footer .newsletter-done>form{border-color:rgb(255 255 255/.2)}
.footer .newsletter-done .newsletter-code{padding:.5rem 1.5rem;border:1.5px dashed rgb(255 255 255/.55);background:rgb(255 255 255/.1);color:inherit;font-size:2rem}
@media (width>=64rem){.footer .newsletter-done>form{grid-template-columns:minmax(0,18rem) auto auto;align-content:start;justify-content:start;padding:.5rem 0 0;border:0}}
`;
