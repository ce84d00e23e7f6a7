import { expect, it } from 'vitest';
import { parsePage } from '../built-page';
import { checkPreviews } from './previews';

const policy = (origins: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="connect-src 'self' ${origins};x 'none'"/>`;
const page = (path: string, head: string, body = '') =>
  parsePage(path, `<!doctype html><html><head>${head}</head><body>${body}</body></html>`);

const preview = page(
  '/preview',
  `${policy('https://store https://drafts')}<meta name="robots" content="noindex"/>`,
);

it('accepts pages without any trace of a preview', () => {
  expect(checkPreviews([preview, page('/', policy('https://store'))])).toEqual([]);
});

it('reports a preview that can be indexed, and pages that refer to one', () => {
  const script = '<script src="/component---src-templates-preview-preview-tsx-0a.js"></script>';
  const found = checkPreviews([
    preview,
    page('/en-ca/preview', policy('https://store https://drafts')),
    page('/', policy('https://store https://drafts'), '<a href="/preview">Drafts</a>'),
    page('/about', policy('https://store') + script),
  ]);
  expect(found).toEqual([
    { page: '/en-ca/preview', message: 'is a preview and may be indexed' },
    { page: '/', message: 'leads to a preview' },
    { page: '/', message: 'may read drafts, as a preview may' },
    { page: '/about', message: "loads a preview's code" },
  ]);
});
