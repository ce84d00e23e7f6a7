const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const LONGEST = 254;

/** Whether a text may be an email address; only sending to it can tell. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);

/** Whether an address contains something that none may contain: a typo worth reporting. */
export const isOddEmail = (email: string): boolean =>
  /[\s,;<>()"]/.test(email) || /@.*@/.test(email) || /\.\./.test(email) || /^[.@]|\.@/.test(email);

/** Whether an address has a name, a host and an ending; an odd one counts as complete. */
export const isCompleteEmail = (email: string): boolean =>
  isOddEmail(email) || /^[^@]+@[^@]+\.[^@.]{2,}$/.test(email);
