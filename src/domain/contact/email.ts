const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const LONGEST = 254;

/** Whether a text can be an email address; only sending tells whether it is one. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
