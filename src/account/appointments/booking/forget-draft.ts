import { sessionStore } from '~/src/features/storage';

// Apart from the draft's own file: the sign-out, which is always loaded, needs nothing else of it.
export const DRAFT_KEY = 'booking_draft';

/** Forgets what was entered for a booking. */
export const forgetDraft = (): void => sessionStore.remove(DRAFT_KEY);
