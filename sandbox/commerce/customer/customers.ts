import type { SeedStore } from '~/seed/types';
import { numericId } from '../catalogue/ids';
import type { Customer } from './model';

type SeedCustomer = Omit<Customer, 'id'>;

// The README names their passwords: they open nothing but the sandbox.
const customers: readonly SeedCustomer[] = [
  {
    email: 'avery@example.com',
    password: 'kennel-gate-40',
    firstName: 'Avery',
    lastName: 'Brooks',
    phone: '+12085550140',
    tags: ['pro program', 'trainer'],
    acceptsMarketing: true,
    createdAt: '2024-03-05T15:20:00Z',
    updatedAt: '2026-09-14T09:30:00Z',
  },
  {
    email: 'sam@example.com',
    password: 'meadow-gate-01',
    firstName: 'Sam',
    lastName: 'Meadow',
    phone: null,
    tags: ['newsletter'],
    acceptsMarketing: false,
    createdAt: '2025-06-21T18:05:00Z',
    updatedAt: '2026-10-02T12:00:00Z',
  },
];

/** The customers of a store; each store has accounts of its own, of the same people. */
export const customersOf = (store: SeedStore): readonly Customer[] =>
  customers.map(customer => ({ id: numericId('customer', store, customer.email), ...customer }));
