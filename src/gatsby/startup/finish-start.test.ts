import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startupWithout } from '~/src/config/settings/startup-settings';
import { COMPILE_HINT } from '../bundler/compile-hint';
import { finishStart } from './finish-start';
import { firstViewScript } from './inline-scripts';

const output = mkdtempSync(join(tmpdir(), 'start-'));
afterAll(() => rmSync(output, { recursive: true, force: true }));

const ALL = startupWithout([]);
const NAMES = ['react', 'router', 'shop', 'app', 'component---src-templates-home-home-tsx'];
const group = (name: string) => ({ assets: [{ name: `${name}-01234567.js` }] });
const stats = { namedChunkGroups: Object.fromEntries(NAMES.map(name => [name, group(name)])) };

/** A build with these scripts. */
const build = (texts: Readonly<Record<string, string>> = {}): void => {
  for (const name of NAMES) {
    const text = texts[name] ?? `${COMPILE_HINT}\nnew Worker(new URL("8600.js"));`;
    writeFileSync(join(output, `${name}-01234567.js`), text);
  }
};

const page = (head: string): string =>
  `<html><head>${head}</head><body><!-- slice-start id="_gatsby-scripts-1" --><script>window.___chunkMapping="{}";</script><script src="/app-01234567.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;

it('completes the start of a page if its scripts are valid', async () => {
  build();
  const { scripts, finish } = await finishStart(output, stats, ALL);
  expect(scripts).toEqual(NAMES.slice(0, 4).map(name => `${name}-01234567.js`));
  const html = finish(page(`<script>${firstViewScript(ALL)}</script>`), 'index.html');
  expect(html).toContain(
    'data-scripts="/react-01234567.js /router-01234567.js /shop-01234567.js /app-01234567.js">window.___chunkMapping={};(function(',
  );
});

it.each(['router', 'component---src-templates-home-home-tsx'])(
  'stops the build if the hint is missing in "%s"',
  async name => {
    build({ [name]: `/* a banner */${COMPILE_HINT}\n` });
    await expect(finishStart(output, stats, ALL)).rejects.toThrow(
      new RegExp(`"compile-hints" looked in the first line of ${name}.*STARTUP_OFF=compile-hints`),
    );
    await expect(
      finishStart(output, stats, startupWithout(['compile-hints'])),
    ).resolves.toBeDefined();
  },
);

it('stops the build if templates have no named scripts', async () => {
  build();
  const { react, router, shop, app } = stats.namedChunkGroups;
  const unnamed = { namedChunkGroups: { react, router, shop, app } };
  await expect(finishStart(output, unnamed, ALL)).rejects.toThrow(
    /for scripts named component---src-templates/,
  );
});

it('stops the build if webpack creates no worker', async () => {
  build(Object.fromEntries(NAMES.map(name => [name, `${COMPILE_HINT}\nurl("formats-worker.ts")`])));
  await expect(finishStart(output, stats, ALL)).rejects.toThrow(
    /"format-worker" looked in .* for new Worker/,
  );
  await expect(
    finishStart(output, stats, startupWithout(['format-worker'])),
  ).resolves.toBeDefined();
});

it('stops the build if a page lacks the first-view script', async () => {
  build();
  const { finish } = await finishStart(output, stats, ALL);
  expect(() => finish(page(''), 'about/index.html')).toThrow(
    /"first-view" looked in the head of about\/index\.html/,
  );
  const without = await finishStart(output, stats, startupWithout(['first-view']));
  expect(() => without.finish(page(''), 'about/index.html')).not.toThrow();
});
