import { expect, it } from 'vitest';
import { STARTS_THE_PAGE } from './compile-hint';

const HASH = '01234567';

it.each(['framework', 'shop', 'app', 'component---src-templates-blog-post-blog-post-tsx'])(
  'has "%s" compiled ahead',
  name => expect(`${name}-${HASH}.js`).toMatch(STARTS_THE_PAGE),
);

it.each([
  `5009-${HASH}.js`,
  `app-${HASH}.js.map`,
  `app.${HASH}.css`,
  `component---cache-develop-js-${HASH}.js`,
])('leaves "%s" to be compiled when it is called', name =>
  expect(name).not.toMatch(STARTS_THE_PAGE),
);
