import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';
import { sticksOut } from '../fixtures/text-size';

const POST = '/blog/how-to-teach-a-boundary';
const POST_TITLE = 'How to teach a dog where home ends';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a post shows everything from its headline to related posts', async ({ page, store }) => {
    await page.goto(POST);
    await store.isAt(POST_TITLE);
    await expect(
      store.main.getByRole('link', { name: 'By Tomas Okonjo', exact: true }),
    ).toBeVisible();
    await expect(store.main.getByText('October 20, 2026')).toBeVisible();
    await expect(store.main.getByRole('table')).toContainText('Tone only');
    await expect(store.main.getByRole('link', { name: 'X (formerly Twitter)' })).toHaveAttribute(
      'href',
      /^https:\/\/x\.com\/intent\/post\?url=.*how-to-teach-a-boundary/,
    );

    await store.main
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'When it goes wrong' })
      .click();
    await expect(page).toHaveURL(/#when-it-goes-wrong$/);
    await expect(page.getByRole('heading', { name: 'When it goes wrong' })).toBeInViewport();

    await store.main.getByText('Can I teach two dogs at once?').click();
    await expect(store.main.getByText('Teach them one by one')).toBeVisible();

    const next = store.main.getByRole('region', { name: 'Read next' }).getByRole('article').first();
    const title = await next.getByRole('heading').innerText();
    await next.getByRole('link').click();
    await store.isAt(title);
  });

  test('the blog has pages and categories', async ({ page, store }) => {
    await page.goto('/blog');
    await store.isAt('Field notes');
    await expect(store.main.getByRole('article')).toHaveCount(12);
    const seen = await store.main.getByRole('article').getByRole('heading').allInnerTexts();
    await store.main.getByRole('link', { name: 'next', exact: true }).click();
    await expect(page).toHaveURL(/\/blog\/page\/2$/);
    const further = await store.main.getByRole('article').getByRole('heading').allInnerTexts();
    expect(further.length).toBeGreaterThan(0);
    expect(further.filter(title => seen.includes(title))).toEqual([]);
    await store.main.getByRole('link', { name: 'previous', exact: true }).click();
    await expect(page).toHaveURL(/\/blog$/);

    await store.main.getByRole('link', { name: 'Cats', exact: true }).click();
    await store.isAt('Cats');
    await expect(store.main.getByRole('article')).toHaveCount(2);
    await store.main.getByRole('link', { name: 'Water your cat will drink' }).click();
    await store.isAt('Water your cat will drink');
  });

  test('press releases and people have links to each page', async ({ page, store }) => {
    await page.goto('/press');
    // Below the newest.
    await expect(store.main.getByRole('listitem').filter({ has: page.locator('h2') })).toHaveCount(
      5,
    );
    await store.main.getByRole('link', { name: /^Larkfield turns fifty/ }).click();
    await expect(store.main.getByRole('region', { name: 'Press contact' })).toContainText(
      'press@larkfield.example',
    );
    await page.goto('/people');
    await store.main.getByRole('link', { name: 'Hollis Farrow' }).click();
    await store.isAt('Hollis Farrow');
    await expect(
      store.main.getByRole('link', { name: 'GPS or wire, honestly compared' }),
    ).toBeVisible();
  });
});

test('Canada has its own units and spelling, and falls back to the United States text', async ({
  page,
  store,
}) => {
  await store.open('/en-ca/blog/gps-or-wire');
  await expect(store.main.getByText('$469.95', { exact: false }).first()).toBeVisible();
  await expect(store.main.getByText('About 3 ft (1 m) in open sky')).toBeVisible();
  await store.open('/en-ca/people/tomas-okonjo');
  await store.isAt('Tomas Okonjo');
  await store.main.getByRole('link', { name: POST_TITLE }).click();
  await expect(page).toHaveURL(new RegExp(`/en-ca${POST}$`));
});

test('each locale links its feed, which lists its posts', async ({ page, request, store }) => {
  for (const prefix of ['', '/en-ca']) {
    await store.open(`${prefix}/blog`);
    const link = page.locator('link[type="application/rss+xml"]');
    await expect(link).toHaveAttribute('href', `${prefix}/blog/rss.xml`);
    const feed = await request.get(`${prefix}/blog/rss.xml`);
    expect(feed.status()).toBe(200);
    expect(feed.headers()['content-type']).toMatch(/xml/);
    expect(await feed.text()).toContain(`${prefix}${POST}</link>`);
  }
});

test('a post has structured data', async ({ page, store }) => {
  await store.open('/blog/a-calm-plan-for-loud-nights');
  const contents = (property: string) =>
    page
      .locator(`meta[property="${property}"]`)
      .evaluateAll(all => all.map(each => each.getAttribute('content')));
  expect(await contents('og:type')).toEqual(['article']);
  expect(await contents('article:published_time')).toEqual(['2026-06-24T13:00:00Z']);
  expect(await contents('article:modified_time')).toEqual(['2026-10-12T13:00:00Z']);
  expect(await contents('article:tag')).toEqual(['Noise', 'Fireworks', 'Storms']);
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  expect(JSON.parse(data ?? '')).toMatchObject({
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: 'A calm plan for loud nights',
        author: { name: 'Dr. Ilse Marchetti, DVM' },
      },
      { '@type': 'BreadcrumbList' },
    ],
  });
});

// A page of each template is read in templates.spec.ts and templates-on-a-phone.spec.ts; these have
// drawings and modules that no other page has.
for (const [size, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test.describe(`on ${size}`, () => {
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of ['/blog/a-winter-yard-checklist', '/gps-coverage']) {
      test(`${path} has no accessibility findings and fits the screen`, async ({ page, store }) => {
        await store.open(path);
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await sticksOut(page)).toEqual([]);
      });
    }
  });
}
