import { expect, test } from '../fixtures/test';

test('a tap on Back leads to the question before, and Start over to the first', async ({
  page,
  store,
}) => {
  await store.open('/find-your-fence');
  const question = (name: string) => store.main.getByRole('heading', { level: 2, name });
  const first = question('What is above your yard?');
  await store.main.getByRole('link', { name: 'Mostly open sky' }).tap();
  await expect(question('Where should the fence work?')).toBeVisible();
  await store.main.getByRole('link', { name: 'Back' }).tap();
  await expect(first).toBeVisible();

  await store.open(
    '/find-your-fence?sky=open&places=one&ground=quiet&limits=beyond&dogs=one&weight=large',
  );
  await expect(question('GPS Fence Collar')).toBeVisible();
  await store.main.getByRole('link', { name: 'Start over' }).tap();
  await expect(first).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
});
