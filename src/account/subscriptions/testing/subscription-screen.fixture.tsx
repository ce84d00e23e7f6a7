import { fireEvent, screen, within } from '@testing-library/react';
import { showScreen } from '~/src/account/testing/account.fixture';
import { SubscriptionScreen } from '../subscription-screen';

/** Shows a subscription of the test data and waits for it. @param search the query of the URL */
export const showSubscription = async (action: string | null = null, search = '', id = '11') => {
  const view = showScreen(<SubscriptionScreen id={id} action={action} search={search} />);
  await screen.findByRole('heading', { level: 1, name: /Waste Bags|Service Plan/ });
  return view;
};

/** The value of a detail, by its label. */
export const fact = (label: string): string =>
  screen
    .getByText(label, { selector: 'dt' })
    .nextElementSibling?.textContent?.replaceAll('\u00a0', ' ') ?? '';

/** Queries in the open dialog. */
export const dialog = () => within(screen.getByRole('dialog'));

/** Clicks a button of the open dialog. */
export const press = (name: string): void => {
  fireEvent.click(dialog().getByRole('button', { name }));
};
