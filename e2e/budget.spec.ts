import { gzipSync } from 'node:zlib';
import { ACCOUNT_OWN_SCRIPTS, PRODUCT_BUDGET } from '../scripts/audit/budgets';
import { Account } from './fixtures/account';
import { ScriptWeight } from './fixtures/script-weight';
import { expect, test } from './fixtures/test';

const KB = 1024;
const inKb = (bytes: number): string => `${(bytes / KB).toFixed(1)} KB`;

for (const { handle, prefix } of [
  { handle: 'gps-collar', prefix: '' },
  { handle: 'power-cap-battery', prefix: '/en-ca' },
]) {
  test(`the page of ${handle} stays within its budget`, async ({ page, request, store }, {
    annotations,
  }) => {
    const weight = await ScriptWeight.of(page);
    await store.openProduct(handle, { prefix });
    await page.waitForLoadState('networkidle');
    const scripts = await weight.scripts();
    const total = scripts.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    const html = await (await request.get(`${prefix}/products/${handle}`)).text();
    const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css);
    const cssBytes = gzipSync(styles.join('\n')).length;
    const htmlBytes = gzipSync(html).length;

    const figures = `${handle}: scripts ${inKb(total)}, CSS ${inKb(cssBytes)}, HTML ${inKb(htmlBytes)}`;
    const list = scripts.map(({ path, gzipBytes }) => `${inKb(gzipBytes).padStart(9)} ${path}`);
    console.log([figures, ...list].join('\n'));
    annotations.push({ type: 'weight', description: figures });

    expect(scripts.length).toBeGreaterThan(2);
    expect(styles.length).toBeGreaterThan(0);
    expect(total, 'scripts').toBeLessThanOrEqual(PRODUCT_BUDGET.scripts);
    expect(cssBytes, 'CSS').toBeLessThanOrEqual(PRODUCT_BUDGET.styles);
    expect(htmlBytes, 'HTML').toBeLessThanOrEqual(PRODUCT_BUDGET.html);
  });
}

for (const { path, heading, isSignedIn } of [
  { path: '/account', heading: 'Sign in', isSignedIn: false },
  { path: '/account/login', heading: 'Sign in', isSignedIn: false },
  { path: '/account', heading: 'Good to see you, Sam', isSignedIn: true },
]) {
  const visitor = isSignedIn ? 'a customer' : 'a visitor';
  test(`the first screen of ${path} adds at most 90 KB of scripts for ${visitor}`, async ({
    page,
    request,
    store,
  }, { annotations }) => {
    if (isSignedIn) await new Account(page, request).signIn('ordinary');
    const weight = await ScriptWeight.of(page);
    await store.open('/cart');
    await page.waitForLoadState('networkidle');
    const storefront = weight.addresses();
    const isOfAccount = (address: string): boolean => /templates-account|identity/.test(address);
    expect([...storefront].filter(isOfAccount)).toEqual([]);
    await store.open(path);
    await expect(store.main.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const own = await weight.scripts(storefront);
    const total = own.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
    const list = own.map(({ path: file, gzipBytes }) => `${inKb(gzipBytes).padStart(9)} ${file}`);
    console.log([`${path}: ${inKb(total)}`, ...list].join('\n'));
    annotations.push({ type: 'weight', description: `${path}: ${inKb(total)}` });
    expect(own.some(({ path: file }) => isOfAccount(file))).toBe(true);
    expect(total).toBeLessThanOrEqual(ACCOUNT_OWN_SCRIPTS);
  });
}
