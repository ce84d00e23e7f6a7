const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const LONGEST = 254;

/** Whether an address has a syntax error, such as a space or a second `@`: a typo worth reporting. */
export const isMalformedEmail = (email: string): boolean =>
  /[\s,;<>()"]/.test(email) || /@.*@/.test(email) || /\.\./.test(email) || /^[.@]|\.@/.test(email);

/** Whether a text may be an email address; only sending to it can tell. */
export const isEmail = (text: string): boolean =>
  text.length <= LONGEST && EMAIL.test(text) && !isMalformedEmail(text);

/** Whether an address has a name, a host and an ending; a malformed one counts as complete. */
export const isCompleteEmail = (email: string): boolean =>
  isMalformedEmail(email) || /^[^@]+@[^@]+\.[^@.]{2,}$/.test(email);
