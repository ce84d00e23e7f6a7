import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const REM = 16;

// Spec storefront §9: the breakpoints, in CSS pixels.
it('has the breakpoints of the specification and no others', () => {
  const css = readFileSync(`${__dirname}/theme.css`, 'utf8');
  const found = [...css.matchAll(/--breakpoint-(\w+):\s*([\d.]+)rem/g)];
  expect(Object.fromEntries(found.map(([, name, size]) => [name, Number(size) * REM]))).toEqual({
    xs: 480,
    sm: 640,
    md: 768,
    lg: 1024,
    xl: 1280,
    '2xl': 1440,
  });
});
