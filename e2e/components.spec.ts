import { expect, test } from './fixtures/test';

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a skeleton reserves its space and appears only after 300 ms', async ({ page, store }) => {
      await store.open('/');
      const seen = await page.evaluate(() => {
        const skeleton = document.createElement('span');
        skeleton.className = 'skeleton block';
        skeleton.style.height = '40px';
        document.querySelector('main')?.append(skeleton);
        const at = (time: number) => {
          for (const animation of skeleton.getAnimations()) {
            animation.pause();
            animation.currentTime = time;
          }
          const { visibility } = getComputedStyle(skeleton);
          return { visibility, height: skeleton.getBoundingClientRect().height };
        };
        return [at(0), at(299), at(400)];
      });
      expect(seen).toEqual([
        { visibility: 'hidden', height: 40 },
        { visibility: 'hidden', height: 40 },
        { visibility: 'visible', height: 40 },
      ]);
    });
  });
}

test('the component catalogue exists in development only', async ({ request }) => {
  expect((await request.get('/dev/components')).status()).toBe(404);
  const home = await (await request.get('/')).text();
  expect(home).not.toContain('dev-specimen');
});

test('only the fonts of the built brand are served', async ({ request }) => {
  for (const file of ['text', 'display']) {
    expect((await request.get(`/fonts/larkfield/${file}.woff2`)).ok()).toBe(true);
    expect((await request.get(`/fonts/kitwell/${file}.woff2`)).status()).toBe(404);
  }
});

test('the text is rendered in the right fonts at once, without a swap', async ({ page, store }) => {
  await store.open('/');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(font => font.status === 'loaded').map(font => font.family);
  });
  expect(loaded.join(' ')).toContain('Larkfield display');
  expect(loaded.join(' ')).toContain('Larkfield text');
});
