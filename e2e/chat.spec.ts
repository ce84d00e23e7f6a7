import type { Locator, Page } from '@playwright/test';
import { accessibilityViolations } from './fixtures/accessibility-violations';
import { expect, test } from './fixtures/test';

const CHAT = 'http://127.0.0.1:4854/';
const INBOX = 'http://127.0.0.1:4851/inbox';
/** A Wednesday noon in New York; the browser's clock is set to it, whatever the time is. */
const OPEN = new Date('2026-07-15T12:00:00-04:00');
const CLOSED = new Date('2026-07-18T20:00:00-04:00');

const openChat = (page: Page) => page.getByRole('button', { name: 'Chat with us' }).click();
const panelOf = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Chat with customer care' });
const logOf = (page: Page): Locator => panelOf(page).getByRole('log', { name: 'Messages' });

const say = async (page: Page, text: string): Promise<void> => {
  await panelOf(page).getByLabel('Your message').fill(text);
  await page.keyboard.press('Enter');
};

interface Inbox {
  readonly transcripts: readonly { readonly content: { readonly to: string; text: string } }[];
}

test('a chat from the first press to the transcript, past other pages', async ({
  store,
  page,
  request,
}) => {
  await page.clock.setFixedTime(OPEN);
  const asked: string[] = [];
  page.on('request', each => asked.push(each.url()));
  await store.open('/support');
  const button = page.getByRole('button', { name: 'Chat with us' });
  await expect(button).toBeEnabled();
  expect(asked.filter(url => url.startsWith(CHAT))).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();

  await openChat(page);
  await expect(logOf(page).getByText(/^Hello, this is Nina/)).toBeVisible();
  await expect(panelOf(page).getByLabel('Your message')).toBeFocused();
  await say(page, 'My GPS collar does not charge');
  await expect(panelOf(page).getByText('Nina is typing')).toBeVisible();
  await expect(logOf(page).getByText(/contacts of the collar/)).toBeVisible();
  expect(await accessibilityViolations(page, '.chat')).toEqual([]);

  await page.keyboard.press('Escape');
  await expect(panelOf(page)).toBeHidden();
  const launcher = page.getByRole('button', { name: /^Chat(,|$)/ });
  await expect(launcher).toBeFocused();
  await page.getByRole('link', { name: 'Write to us' }).first().click();
  await expect(page).toHaveURL(/\/support\/contact$/);
  await launcher.click();
  await expect(logOf(page).getByText('My GPS collar does not charge')).toBeVisible();

  await page.reload();
  await openChat(page);
  await expect(logOf(page).getByText(/contacts of the collar/)).toBeVisible();
  await panelOf(page).getByText('Email me this chat').click();
  const address = `chat-${Date.now()}@example.com`;
  await panelOf(page).getByLabel('Your email').fill(address);
  await panelOf(page).getByRole('button', { name: 'Send transcript' }).click();
  await expect(panelOf(page).getByText(`We have sent the chat to ${address}.`)).toBeVisible();
  const { transcripts } = (await (await request.get(INBOX)).json()) as Inbox;
  const mail = transcripts.find(({ content }) => content.to === address);
  expect(mail?.content.text).toContain('My GPS collar does not charge');

  await panelOf(page).getByRole('button', { name: 'End chat' }).click();
  await expect(panelOf(page).getByText('This chat has ended.')).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Close chat' }).click();
  await expect(panelOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
});

test('a chat that fails says so, loses nothing and goes on', async ({
  store,
  page,
  sandbox,
  guard,
}) => {
  guard.allow(/503|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.clock.setFixedTime(OPEN);
  await sandbox.addFault({ service: 'chat', fault: { kind: 'status', status: 503 }, times: 1 });
  await store.open('/support/contact');
  await openChat(page);
  await expect(panelOf(page).getByText('We cannot reach the chat right now.')).toBeVisible();
  await expect(panelOf(page).getByRole('link', { name: 'Write to us' })).toBeVisible();
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(logOf(page).getByText(/^Hello, this is Nina/)).toBeVisible();

  await page.context().setOffline(true);
  await say(page, 'Where is my parcel?');
  await expect(logOf(page).getByText('Not sent.')).toBeVisible();
  await expect(panelOf(page).getByText(/^The connection was lost/)).toBeVisible();
  await page.context().setOffline(false);
  await logOf(page).getByRole('button', { name: 'Send again' }).click();
  await expect(logOf(page).getByText(/^Orders leave within/)).toBeVisible();
  await expect(logOf(page).getByText('Where is my parcel?')).toHaveCount(1);
});

test.describe('outside the hours', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the chat tells when somebody is back, on the visitor’s clock', async ({ store, page }) => {
    await page.clock.setFixedTime(CLOSED);
    const asked: string[] = [];
    page.on('request', each => asked.push(each.url()));
    await store.open('/support');
    await openChat(page);
    await expect(panelOf(page).getByText('We will be back on Monday at 5 am.')).toBeVisible();
    await expect(panelOf(page).getByText(/8\sam Eastern Time/)).toBeVisible();
    await expect(panelOf(page).getByRole('link', { name: /^Call \(800\)/ })).toBeVisible();
    expect(asked.filter(url => url.startsWith(CHAT))).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Chat with us' })).toBeFocused();
  });
});
