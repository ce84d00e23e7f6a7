import { expect, it } from 'vitest';
import { page } from './page.fixture';
import { checkStyles, type Sheet } from './styles';

const SHEETS: readonly Sheet[] = [
  { path: '/app.1.css', text: '.btn{color:red}.md\\:flex{display:flex}' },
  {
    path: '/sheet-cart.1.css',
    text: '@layer components{@media print{.cart-line,.totals>dd{x:y}}}',
  },
];
const app = `<style data-href="/app.1.css">${SHEETS[0]?.text}</style>`;
const cart = `<style data-href="/sheet-cart.1.css">${SHEETS[1]?.text}</style>`;

const messages = (html: string): readonly string[] =>
  checkStyles([page('/', html)], SHEETS).map(({ message }) => message);

it('accepts a page with all the styles it uses, and classes without styles', () => {
  expect(messages(`${app}${cart}<p class="btn md:flex cart-line js-only">Words</p>`)).toEqual([]);
});

it('reports a missing sheet', () => {
  expect(messages(`${app}<dl class="btn totals"></dl>`)).toEqual([
    'lacks the styles of "totals", which are in /sheet-cart.1.css',
  ]);
});

it("requires a template's own styles after the global ones", () => {
  expect(messages(`${cart}${app}`)).toEqual(["has the global styles after its template's"]);
});
