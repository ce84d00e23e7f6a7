import { expect, it } from 'vitest';
import { parsePage } from './built-page';
import { checkBudgets, heaviest, weighPage } from './budgets';

const html = `<html><head><style>a{color:red}</style></head><body><link rel="preload" as="script" href="/late.js"/><link rel="icon" href="/icon.svg"/><script src="/app.js"></script><script data-scripts="/app.js /runtime.js">go()</script><script src="https://x.test/y.js"></script></body></html>`;

it('counts each script of the page, the late ones, and those of its template once', async () => {
  const templates = {
    templateOf: () => Promise.resolve('product'),
    chunksOf: () => ['/product.js', '/app.js'],
    scripts: [],
    sheets: [],
  };
  const page = parsePage('/en-ca/products/dock', html);
  const weight = await weighPage(page, templates, () => Promise.resolve(1000));
  expect(weight).toMatchObject({ template: 'product', scripts: 4000 });
  expect(weight.styles).toBeGreaterThan(0);
  expect(weight.html).toBeGreaterThan(weight.styles);
});

it('reports a page over its budget, and what is heaviest', () => {
  const weight = { page: '/products/dock', template: 'product', scripts: 2048, styles: 0, html: 0 };
  const budgets = { product: { scripts: 1024, styles: 1, html: 1 } };
  expect(checkBudgets([weight], budgets)).toEqual([
    { page: '/products/dock', message: 'scripts weigh 2.0 KB, the budget is 1 KB' },
  ]);
});

it('shows the largest value of each template', () => {
  const light = { page: '/a', template: 'other', scripts: 1, styles: 9, html: 1 };
  const heavy = { page: '/b', template: 'other', scripts: 5, styles: 2, html: 7 };
  expect(heaviest([light, heavy])).toEqual([
    { page: '2 pages', template: 'other', scripts: 5, styles: 9, html: 7 },
  ]);
});
