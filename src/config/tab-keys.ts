// Session storage keys of a visitor's data. The sign-out, whose code must stay small, deletes them all.

/** A message to customer care that is being written. */
export const CONTACT_DRAFT = 'contact_draft';
/** The id of a message that was sent at least once. */
export const CONTACT_ATTEMPT = 'contact_attempt';
/** The subject that a message was prepared with. */
export const CONTACT_OPENING = 'contact_opening';
/** A booking that is being entered. */
export const BOOKING_DRAFT = 'booking_draft';
/** A booking that was sent and not answered. */
export const BOOKING_ATTEMPT = 'booking_attempt';
/** The link of an activation email. */
export const ACTIVATION_LINK = 'activation';
/** The conversation with customer care. */
export const CHAT = 'chat';
/** Path to open after sign-in (spec account §2). */
export const LOGIN_REDIRECT = 'login_redirect';

/** All of them. */
export const TAB_KEYS: readonly string[] = [
  CONTACT_DRAFT,
  CONTACT_ATTEMPT,
  CONTACT_OPENING,
  BOOKING_DRAFT,
  BOOKING_ATTEMPT,
  ACTIVATION_LINK,
  CHAT,
  LOGIN_REDIRECT,
];
