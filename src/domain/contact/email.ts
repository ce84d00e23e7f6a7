const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@.<>()[\]\\,;:"]{2,}$/;
const LONGEST = 254;

/** Whether a text can be an e-mail address; only its reader knows whether it is one. */
export const isEmail = (text: string): boolean => text.length <= LONGEST && EMAIL.test(text);
