import { expect, it } from 'vitest';
import { inlineScripts } from '../policy/inline-scripts';
import { withLateScripts } from './late-scripts';

const AHEAD = ['/webpack-runtime-1.js', '/react-4.js'];

const page = (head: string, scripts: string): string =>
  `<html><head>${head}</head><body><main></main><!-- slice-start id="_gatsby-scripts-1" -->${scripts}<!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

const built = page(
  '<link as="script" rel="prefetch" href="/7-a.js"/><link rel="icon" href="/i.svg"/>',
  '<script>window.x="1";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-2.js" async=""></script>',
);

it('leaves no script that starts by itself, and names them all in their order, in one script', () => {
  const html = withLateScripts(built, AHEAD);
  expect(html).not.toMatch(/<script src=/);
  expect(html).toContain(
    '<script data-scripts="/webpack-runtime-1.js /react-4.js /app-2.js">window.x="1";;',
  );
  expect(inlineScripts(html)).toHaveLength(1);
});

it('takes the hints for scripts away, and no other', () => {
  const html = withLateScripts(built, AHEAD);
  expect(html).not.toContain('rel="prefetch"');
  expect(html).toContain('<link rel="icon" href="/i.svg"/>');
});

it('changes nothing when done twice, nor where the scripts have no place', () => {
  const once = withLateScripts(built, AHEAD);
  expect(withLateScripts(once, AHEAD)).toBe(once);
  const other = '<html><body><script src="/a.js" async></script></body></html>';
  expect(withLateScripts(other, AHEAD)).toBe(other);
});

it('takes up scripts that the generator wrote anew', () => {
  const once = withLateScripts(built, AHEAD);
  const renewed = once.replace(
    /(<!-- slice-start[^>]*-->).*(<!-- slice-end)/,
    '$1<script src="/app-3.js" async></script>$2',
  );
  expect(withLateScripts(renewed, AHEAD)).toContain(
    '<script data-scripts="/webpack-runtime-1.js /react-4.js /app-3.js">',
  );
});
