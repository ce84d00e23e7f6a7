import { describe, expect, it } from 'vitest';
import { fixture } from '../commerce/testing/fixture';
import { openStores } from '../commerce/server';
import { STORES } from '../commerce/stores';
import { addDays, addMonths, dateIn, dayOfMonth, startOfDay } from '../core/calendar';
import { createStateStore } from '../core/state';
import { openLicenses } from '../licenses/licenses';
import { createMailbox } from '../mail/mailbox';
import type { Handler } from './api/call';
import { Query } from './api/query';
import { skipCharge, unskipCharge } from './api/skip-charges';
import { setNextChargeDate } from './api/subscription-actions';
import { catchUp } from './life/catch-up';
import { queuedCharges } from './life/upcoming';
import type { Frequency, PostalAddress } from './model';
import { accountOf, ownRecords } from './runtime';
import { openBilling } from '.';

/** Those of the stores, and clocks that change at midnight and by half an hour. */
const ZONES = [
  ...new Set(STORES.map(({ timeZone }) => timeZone)),
  'America/Havana',
  'Australia/Lord_Howe',
];
const BEGINNING = '2026-01-01T00:00:00Z';
const CUSTOMER = 7;
const SUBSCRIPTION = 11;
const POSTAL: PostalAddress = {
  firstName: 'A',
  lastName: 'B',
  company: '',
  address1: '1 Road',
  address2: '',
  city: 'Boise',
  province: 'Idaho',
  zip: '83702',
  countryCode: 'US',
  phone: '',
};

/** A seeded random number generator. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

interface Beginning {
  readonly frequency: Frequency;
  /** The day of the first charge. */
  readonly first: string;
  readonly begin: Date;
  readonly zone: string;
  readonly cardYear?: number;
}

/** A customer with one subscription, and a clock that the test sets. */
function startLife({ frequency, first, begin, zone, cardYear = 2099 }: Beginning) {
  const clock = { now: begin };
  const context = { ...createStateStore('memory'), now: () => clock.now };
  const mail = createMailbox(context);
  const stores = openStores(context, { ...fixture, orders: [] }, mail).map(each => {
    return { ...each, settings: { ...each.settings, timeZone: zone } };
  });
  const store = stores.find(({ settings }) => settings.id === 'larkfield-us');
  const licenses = openLicenses(context, mail, []);
  const billing = openBilling(context, { stores, licenses }, { subscriptions: [], cards: [] });
  const storeCustomer = Object.values(store?.state.value.customers ?? {})[0];
  const variant = store?.catalogue.productsByHandle.get('chews')?.variants[0];
  if (!store || !storeCustomer || !variant) throw new Error('The fixture has no store.');
  const own = { customerId: CUSTOMER, createdAt: BEGINNING, updatedAt: BEGINNING };
  billing.state.update(data => ({
    ...data,
    customers: {
      [CUSTOMER]: {
        id: CUSTOMER,
        store: store.settings.id,
        storeCustomerId: storeCustomer.id,
        createdAt: BEGINNING,
        updatedAt: BEGINNING,
      },
    },
    paymentMethods: {
      1: {
        ...own,
        id: 1,
        brand: 'visa',
        last4: '4242',
        expiryMonth: 12,
        expiryYear: cardYear,
        isDefault: true,
        postal: POSTAL,
      },
    },
    addresses: { 1: { ...own, id: 1, postal: POSTAL, paymentMethodId: 1, orderNote: null } },
    subscriptions: {
      [SUBSCRIPTION]: {
        ...own,
        id: SUBSCRIPTION,
        addressId: 1,
        variantId: variant.id,
        quantity: 1,
        unitCents: 1000,
        frequency,
        dayOfMonth: dayOfMonth(first),
        nextChargeDate: first,
        properties: [],
        cancellation: null,
        maxRetriesReached: false,
      },
    },
  }));
  const account = accountOf(billing, CUSTOMER);
  const call = (handle: Handler, id: number, body: Readonly<Record<string, unknown>>): void => {
    const query = new Query(new URLSearchParams());
    handle({ billing, account, query, body, origin: 'http://billing' }, id);
  };
  return { billing, store, clock, account, call, mail };
}

/** The nth date of a schedule, computed without the dates before it. */
const dayAt = (first: string, { unit, count }: Frequency, place: number): string => {
  if (unit === 'month') return addMonths(first, count * place);
  return addDays(first, (unit === 'week' ? 7 : 1) * count * place);
};

const UNITS = ['day', 'week', 'month'] as const;

/**
 * Runs through several years in random steps.
 * @returns the expected and the actual charge dates
 */
function live(next: (below: number) => number, zone: string) {
  const unit = UNITS[next(3)] ?? 'day';
  const frequency: Frequency = { unit, count: (1 + next(4)) * (unit === 'day' ? 7 : 1) };
  const begin = new Date(Date.UTC(2026, next(24), 1 + next(28), next(24), next(60)));
  let first = addDays(dateIn(begin, zone), 1 + next(40));
  let place = 0;
  const life = startLife({ frequency, first, begin, zone });
  const today = (): string => dateIn(life.clock.now, zone);
  const expected: string[] = [];
  for (let step = 0; step < 30; step += 1) {
    life.clock.now = new Date(life.clock.now.getTime() + (1 + next(60 * 24 * 45)) * 60_000);
    catchUp(life.billing, life.account);
    while (dayAt(first, frequency, place) <= today()) {
      expected.push(dayAt(first, frequency, place));
      place += 1;
    }
    const [queued] = queuedCharges(life.billing.state.value, CUSTOMER);
    expect(queued?.scheduledOn, `after ${today()}`).toBe(dayAt(first, frequency, place));
    const id = queued?.id ?? 0;
    const items = { purchase_item_ids: [SUBSCRIPTION] };
    const action = next(6);
    if (action === 0) {
      life.call(skipCharge, id, items);
      place += 1;
    } else if (action === 1) {
      life.call(skipCharge, id, items);
      life.call(unskipCharge, id, items);
    } else if (action === 2) {
      first = addDays(today(), 1 + next(100));
      place = 0;
      life.call(setNextChargeDate, SUBSCRIPTION, { date: first });
    }
  }
  return { life, expected };
}

describe.each(ZONES)('the life of a subscription in %s', zone => {
  const instantOf = (day: string): string => startOfDay(day, zone).toISOString();

  it('is charged on each day of its schedule once, and on no other, whatever is skipped or moved', () => {
    const next = numbers(23 + ZONES.indexOf(zone));
    for (let round = 0; round < 12; round += 1) {
      const { life, expected } = live(next, zone);
      const charges = ownRecords(life.billing, 'charges', CUSTOMER).filter(
        ({ status }) => status === 'success',
      );
      const days = charges.map(({ scheduledOn }) => scheduledOn).sort();
      expect(days, `round ${round}`).toEqual(expected);
      for (const { scheduledOn, processedAt } of charges) {
        expect(processedAt).toBe(instantOf(scheduledOn));
      }
      const orders = life.store.state.value.orders.map(({ createdAt }) => createdAt);
      expect(orders).toEqual(expected.map(instantOf));
    }
  });

  it('is announced once for each charge, as the third day before it begins', () => {
    const next = numbers(7 + ZONES.indexOf(zone));
    for (let round = 0; round < 3; round += 1) {
      const frequency = { unit: 'week', count: 1 + next(6) } as const;
      const begin = new Date(Date.UTC(2026, next(24), 1 + next(28), next(24)));
      const first = addDays(dateIn(begin, zone), 1 + next(20));
      const { clock, billing, account, mail } = startLife({ frequency, first, begin, zone });
      const dueBy = (moment: Date): number => {
        let place = 0;
        const remindedAt = () => startOfDay(addDays(dayAt(first, frequency, place), -3), zone);
        while (remindedAt() <= moment) place += 1;
        return place;
      };
      const reminders = () => mail.list().filter(({ kind }) => kind === 'charge-reminder');
      for (let step = 0; step < 12; step += 1) {
        const third = addDays(dayAt(first, frequency, dueBy(clock.now)), -3);
        // A minute before that day, and its first minute.
        for (const early of [60_000, 0]) {
          clock.now = new Date(startOfDay(third, zone).getTime() - early);
          catchUp(billing, account);
          expect(reminders(), `${third}, ${early}`).toHaveLength(dueBy(clock.now));
        }
      }
      expect(reminders().length).toBeGreaterThan(11);
    }
  });

  it('is tried again every third day on an expired card, eight times in all', () => {
    const next = numbers(11 + ZONES.indexOf(zone));
    for (let round = 0; round < 4; round += 1) {
      const begin = new Date(Date.UTC(2026, next(24), 1 + next(28), next(24)));
      const frequency = { unit: 'month', count: 1 } as const;
      const first = addDays(dateIn(begin, zone), 1 + next(40));
      const life = startLife({ frequency, first, begin, zone, cardYear: 2020 });
      for (let attempt = 1; attempt <= 8; attempt += 1) {
        const day = startOfDay(addDays(first, 3 * (attempt - 1)), zone).getTime();
        life.clock.now = new Date(day - 60_000);
        catchUp(life.billing, life.account);
        const attempts = () =>
          ownRecords(life.billing, 'charges', CUSTOMER).map(charge => charge.attempts);
        expect(attempts(), `before attempt ${attempt}`).toEqual(attempt === 1 ? [] : [attempt - 1]);
        life.clock.now = new Date(day);
        catchUp(life.billing, life.account);
        expect(attempts()).toEqual([attempt]);
        const [charge] = ownRecords(life.billing, 'charges', CUSTOMER);
        expect(charge).toMatchObject({
          status: 'error',
          scheduledOn: first,
          retryOn: attempt === 8 ? null : addDays(first, 3 * attempt),
        });
      }
      expect(life.store.state.value.orders).toEqual([]);
    }
  });
});
