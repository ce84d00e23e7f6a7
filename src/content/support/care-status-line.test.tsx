import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { formatTime } from '~/src/domain/contact/care-hours';
import type { CareHours } from '~/src/domain/content/content';
import { BRANDS } from '~/src/config/testing/brands';
import { localeById } from '~/src/config/locales';
import { LocaleProvider } from '~/src/features/locale';
import { TestProviders } from '~/src/features/testing';
import { CareStatusLine } from './care-status-line';
import { useCareStatus } from './use-care-status';

vi.mock('gatsby', () => import('~/src/ui/testing/gatsby.fixture'));

const HOURS: readonly CareHours[] = [
  {
    days: 'Monday to Friday',
    hours: '8 am to 8 pm ET',
    open: { weekdays: [1, 2, 3, 4, 5], opens: '08:00', closes: '20:00' },
  },
  {
    days: 'Saturday',
    hours: '9 am to 5 pm ET',
    open: { weekdays: [6], opens: '09:00', closes: '17:00' },
  },
];

function CurrentLine({ hours }: { readonly hours: readonly CareHours[] }) {
  return <CareStatusLine hours={hours} status={useCareStatus(hours)} />;
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['2026-07-15T12:00:00-04:00', 'Open now, until 8 pm ET'],
  ['2026-07-15T07:59:00-04:00', 'Closed, opens at 8 am ET'],
  ['2026-07-17T21:00:00-04:00', 'Closed, opens tomorrow at 9 am ET'],
  ['2026-07-18T18:00:00-04:00', 'Closed, opens Monday at 8 am ET'],
  // Daylight saving time begins between the two days, and elsewhere it is already tomorrow.
  ['2026-03-07T23:30:00-05:00', 'Closed, opens Monday at 8 am ET'],
  ['2026-10-31T23:30:00-04:00', 'Closed, opens Monday at 8 am ET'],
])('at %s says "%s"', (now, sentence) => {
  vi.useFakeTimers({ now: new Date(now) });
  render(<CurrentLine hours={HOURS} />, { wrapper: TestProviders });
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('uses the reader’s time zone abroad', () => {
  const open = {
    weekdays: [1, 2, 3, 4, 5],
    opens: '09:00',
    closes: '17:00',
    timeZone: 'Europe/Dublin',
  };
  vi.useFakeTimers({ now: new Date('2026-07-15T12:00:00Z') });
  const { pawmere } = BRANDS;
  render(
    <TestProviders>
      <LocaleProvider brand={pawmere} locale={localeById('en-gb', pawmere)}>
        <CurrentLine hours={[{ days: 'Monday to Friday', hours: '', open }]} />
      </LocaleProvider>
    </TestProviders>,
  );
  // Five o'clock in Dublin, whatever the machine's time zone.
  const closes = new Date('2026-07-15T16:00:00Z').toTimeString().slice(0, 5);
  expect(screen.getByText(`Open now, until ${formatTime(closes, 'en-gb')} ET`)).toBeTruthy();
});

it('names the time zone where the hours are words alone', () => {
  render(<CurrentLine hours={[{ days: 'Daily', hours: 'all day', open: null }]} />, {
    wrapper: TestProviders,
  });
  expect(screen.getByText('All times are Eastern Time')).toBeTruthy();
});
