/** Spec account §9: the minimum length of a first or last name. */
export const NAME_LENGTH = 2;

/** The store's maximum length of a name. */
export const LONGEST_NAME = 255;

/** Markup, which the store refuses, and characters that turn the direction of what follows. */
const FOREIGN = /[<>\u202a-\u202e\u2066-\u2069]/;

/** Whether a text can be a name: it has a letter. */
export const isName = (text: string): boolean => /\p{L}/u.test(text) && !FOREIGN.test(text);
