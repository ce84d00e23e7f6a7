/** Spec account §9: the minimum length of a first or last name. */
export const NAME_LENGTH = 2;

/** The store's maximum length of a name. */
export const LONGEST_NAME = 255;

/** Whether a text can be a name: it has a letter, and none of the markup that the store refuses. */
export const isName = (text: string): boolean => /\p{L}/u.test(text) && !/[<>]/.test(text);
