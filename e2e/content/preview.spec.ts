import { Desk, EDITOR_TOKEN, PreviewPage, resetContent } from '../fixtures/editor';
import { accessibilityViolations } from '../fixtures/accessibility-violations';
import { expect, test } from '../fixtures/test';

const HOME = 'larkfield-page-home-en-us';
const HEADLINE = 'The whole yard is theirs. The street is not.';

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.afterEach(({ request }) => resetContent(request));

test('shows edits in the desk, and the problems to fix', async ({ context, page }) => {
  const preview = new PreviewPage(page);
  await preview.openSignedIn(HOME);
  await expect(preview.heading).toHaveText(HEADLINE);
  await expect(preview.bar).toContainText('Published');
  await preview.isLive();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.evaluate(() => window.scrollTo(0, 300));
  const edit = page.getByRole('link', { name: `Edit ${HEADLINE}` });
  const address = new URL((await edit.getAttribute('href')) ?? '');
  expect(address.searchParams.get('focus')).toBe('modules[_key=="item1"]');

  const desk = new Desk(await context.newPage());
  await desk.open(HOME, 'modules[0].heading');
  const heading = await desk.focused();
  await expect(heading).toHaveValue(HEADLINE);
  expect(await accessibilityViolations(desk.page)).toEqual([]);
  await heading.fill('Room to run.');
  await expect(preview.heading).toHaveText('Room to run.');
  await expect(preview.bar).toContainText('Changed since it was published');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(250);

  await heading.fill('');
  await expect(preview.bar.getByText('1 thing to fix')).toBeVisible();
  await preview.bar.getByText('1 thing to fix').click();
  await expect(preview.bar.getByText('modules[0].heading', { exact: true })).toBeVisible();
  await heading.fill('Room to roam.');
  await expect(preview.bar.getByText('1 thing to fix')).toBeHidden();

  await desk.isSaved();
  await desk.publishButton.click();
  await expect(desk.page.getByText('The site shows it after its next build.')).toBeVisible();
  await expect(preview.bar.getByText('Published', { exact: true })).toBeVisible();
  await expect(preview.heading).toHaveText('Room to roam.');
});

test('asks for a token and rejects a wrong one', async ({ guard, page }) => {
  guard.allow(/401/);
  const preview = new PreviewPage(page);
  await preview.open(HOME);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await preview.signIn('');
  await expect(page.getByText('Please enter your token.')).toBeVisible();
  await preview.signIn('wrong');
  await expect(page.getByText('This token does not work.')).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  await preview.signIn(EDITOR_TOKEN);
  await expect(preview.heading).toHaveText(HEADLINE);
  await page.reload();
  await expect(preview.heading).toHaveText(HEADLINE);
  await preview.bar.getByRole('button', { name: 'Sign out' }).click();
  await expect(preview.token).toBeVisible();
  await page.reload();
  await expect(preview.token).toBeVisible();
});

test('reconnects without missing a change', async ({ page, request }) => {
  const preview = new PreviewPage(page);
  await preview.openSignedIn(HOME);
  await preview.isLive();
  const lost = expect(preview.bar.getByText('Reconnecting…')).toBeVisible();
  await resetContent(request);
  await lost;
  await preview.isLive();
  await expect(preview.heading).toHaveText(HEADLINE);
});

const PAGES = [
  ['larkfield-page-about-en-us', '/preview/'],
  ['larkfield-blogPost-three-days-three-weeks-three-months-en-ca', '/en-ca/preview/'],
  ['larkfield-person-everett-lindqvist-en-us', '/preview/'],
  ['larkfield-sharedPage-returns-notice-en-us', '/preview/'],
  ['larkfield-globalProduct-gps-collar-en-us', '/preview/'],
  ['larkfield-globalProductCollection-gps-fences-en-us', '/preview/'],
] as const;

test('renders every kind of document in its own template and locale', async ({ page }) => {
  const preview = new PreviewPage(page);
  for (const [id, path] of PAGES) {
    await preview.openSignedIn(id);
    await preview.isLive();
    await expect(preview.heading).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`${path}${id}`);
  }
});

test('explains what it cannot show', async ({ page }) => {
  const preview = new PreviewPage(page);
  for (const [id, words] of [
    ['nobody', 'There is no document with this id: nobody.'],
    ['pawmere-page-home-en-us', 'belongs to Pawmere'],
    ['larkfield-navigation-navigation-en-us', 'which has no page to preview'],
  ] as const) {
    await preview.openSignedIn(id);
    await expect(page.getByRole('main').getByRole('status')).toContainText(words);
  }
});
