import { expect, it } from 'vitest';
import { START_SCRIPT_FILE } from './compile-hint';

const HASH = '012345';

it.each(['framework', 'shop', 'app', 'component---src-templates-blog-post-blog-post-tsx'])(
  'adds the hint to "%s"',
  name => expect(`${name}-${HASH}.js`).toMatch(START_SCRIPT_FILE),
);

it.each([
  `5009-${HASH}.js`,
  `app-${HASH}.js.map`,
  `app.${HASH}.css`,
  `component---cache-develop-js-${HASH}.js`,
])('adds no hint to "%s"', name => expect(name).not.toMatch(START_SCRIPT_FILE));
