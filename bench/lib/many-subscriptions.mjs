const PAGE_SIZE = 250;

/**
 * Makes the provider's list of subscriptions longer for this page: copies of those that it lists,
 * with ids of their own, in pages of 250 that a cursor links.
 * @param {import('@playwright/test').Page} page @param {number} count
 */
export const multiplySubscriptions = async (page, count) => {
  /** @type {Record<string, unknown>[]} */
  let all = [];
  await page.route(/\/subscriptions\?/, async route => {
    const { searchParams } = new URL(route.request().url());
    if (route.request().method() !== 'GET') return route.continue();
    const start = Number(searchParams.get('cursor') ?? 0);
    if (start === 0) {
      const { subscriptions } = await (await route.fetch()).json();
      all = Array.from({ length: count }, (_, place) => {
        const model = subscriptions[place % subscriptions.length];
        return place < subscriptions.length ? model : { ...model, id: model.id + place * 1000 };
      });
    }
    const end = start + PAGE_SIZE;
    return route.fulfill({
      json: {
        next_cursor: end < count ? String(end) : null,
        previous_cursor: null,
        subscriptions: all.slice(start, end),
      },
      headers: { 'access-control-allow-origin': '*' },
    });
  });
};
