const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const LONGEST = 254;

/** Whether a text can be an email address; only sending tells whether it is one. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);

/** Whether an address has what no address has: a typing error that is worth naming. */
export const isOddEmail = (email: string): boolean =>
  /[\s,;<>()"]/.test(email) || /@.*@/.test(email) || /\.\./.test(email) || /^[.@]|\.@/.test(email);

/** Whether an address has a name, a host and an ending; an odd one counts as complete. */
export const isCompleteEmail = (email: string): boolean =>
  isOddEmail(email) || /^[^@]+@[^@]+\.[^@.]{2,}$/.test(email);
