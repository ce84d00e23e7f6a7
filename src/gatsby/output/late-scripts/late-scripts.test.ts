import { expect, it } from 'vitest';
import { inlineScripts } from '../csp/inline-scripts';
import { withLateScripts } from './late-scripts';

const OURS = '(function(){start()})();';
const LATE = { start: ['/webpack-runtime-1.js', '/react-4.js'], inline: OURS, isLate: true };
const AT_ONCE = { ...LATE, isLate: false };

const page = (head: string, scripts: string): string =>
  `<html><head>${head}</head><body><main></main><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const built = page(
  '<link as="script" rel="prefetch" href="/7-a.js"/><link rel="icon" href="/i.svg"/>',
  '\n  <script\n    id="gatsby-chunk-mapping"\n  >\n    window.x="1"\n  </script>\n<script>window.y=2;</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async=""></script>',
);

const late = (html: string): string => withLateScripts(html, '/about', LATE);

it('leaves no script that starts by itself, and lists all of them in order in one script', () => {
  const html = late(built);
  expect(html).not.toMatch(/<script src=/);
  expect(html).toContain(
    `<script data-scripts="/webpack-runtime-1.js /react-4.js /app-2.js">window.x="1";window.y=2;${OURS}</script>`,
  );
  expect(inlineScripts(html)).toHaveLength(1);
});

it('removes the hints for scripts and no others', () => {
  const html = late(built);
  expect(html).not.toContain('rel="prefetch"');
  expect(html).toContain('<link rel="icon" href="/i.svg"/>');
});

it('changes nothing when run twice, and updates our script', () => {
  expect(late(late(built))).toBe(late(built));
  const newer = withLateScripts(late(built), '/about', {
    ...LATE,
    inline: '(function(){go()})();',
  });
  expect(inlineScripts(newer)).toEqual(['window.x="1";window.y=2;(function(){go()})();']);
});

it('picks up scripts that Gatsby has rewritten', () => {
  const renewed = late(built).replace(
    /(<!-- slice-start[^>]*-->).*(<!-- slice-end)/,
    '$1<script src="/app-3.js" async></script>$2',
  );
  expect(late(renewed)).toContain(
    '<script data-scripts="/webpack-runtime-1.js /react-4.js /app-3.js">',
  );
});

it('leaves scripts and their hints alone if the part is left out', () => {
  const html = withLateScripts(built, '/about', AT_ONCE);
  expect(html).toContain('<link as="script" rel="prefetch" href="/7-a.js"/>');
  expect(html).toContain(
    `<script data-scripts="">window.x="1";window.y=2;${OURS}</script><script src="/webpack-runtime-1.js" async></script><script src="/react-4.js" async></script><script src="/app-2.js" async></script>`,
  );
  expect(withLateScripts(html, '/about', AT_ONCE)).toBe(html);
  expect(withLateScripts(late(built), '/about', AT_ONCE)).toContain('src="/react-4.js" async>');
});

it('stops the build when Gatsby writes the hints for scripts differently', () => {
  const other = built.replace('as="script" rel="prefetch"', 'rel="prefetch" as="script"');
  expect(() => late(other)).toThrow(
    /"late-scripts" looked in \/about for .*STARTUP_OFF=late-scripts/,
  );
});

it.each([
  ['no longer marks its block', built.replace('_gatsby-scripts-1', 'scripts-1')],
  ['names its scripts otherwise', built.replaceAll(' async', ' defer')],
  ['names some of them otherwise', built.replace('async=""', 'defer')],
  ['writes no script', page('', '')],
  [
    'writes something else beside them',
    built.replace('<script src', '<link href="/x"><script src'),
  ],
])('stops the build when Gatsby %s', (_, html) => {
  expect(() => late(html)).toThrow(/looked in \/about for .*page-block\.ts/);
});
