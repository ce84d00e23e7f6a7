import { HAS_ACCOUNTS } from './account-offer';

/**
 * Whether consultations with dealers are booked in the shop; the bundler inlines the setting's value.
 * A brand without dealers cannot have the setting (`settings-rules.ts`).
 */
export const HAS_APPOINTMENTS: boolean =
  HAS_ACCOUNTS && (process.env.GATSBY_SCHEDULER_ORIGIN ?? '').trim() !== '';
