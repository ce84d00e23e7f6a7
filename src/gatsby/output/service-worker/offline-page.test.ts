import { expect, it } from 'vitest';
import { toStandalone } from './offline-page';

const built = `<html><head><link as="script" rel="prefetch" href="/1-a.js"/><link rel="icon" href="/i.svg"/><script type="application/ld+json">{"a":1}</script></head><body><h1>Offline</h1><script>window.pagePath="/offline";</script><script src="/app-a.js" async></script></body></html>`;

it('removes what needs a connection, and keeps what the page shows', () => {
  const page = toStandalone(built, "go('$&')\n");
  expect(page).not.toMatch(/pagePath|app-a|1-a/);
  expect(page).toContain('{"a":1}');
  expect(page).toContain('<h1>Offline</h1>');
  expect(page).toContain('/i.svg');
  expect(page).toMatch(/<script>go\('\$&'\)<\/script><\/body>/);
});

it('changes nothing when run twice', () => {
  const once = toStandalone(built, 'go()');
  expect(toStandalone(once, 'go()')).toBe(once);
});
