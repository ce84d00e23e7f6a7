import { OLD_BROWSER_NOTICE } from '~/src/config/element-ids';

/**
 * Shows the notice where the browser lacks what the shop stands on (spec storefront §8). Written as
 * old browsers write: it must run where the shop does not.
 */
export const OLD_BROWSER_CHECK = `(function(d,c,n){if(n&&!(c&&c.supports&&c.supports('selector(:has(a))')&&'popover'in d.body))n.removeAttribute('hidden')})(document,window.CSS,document.getElementById('${OLD_BROWSER_NOTICE}'));`;
