/** Spec account §9: letters that a first or last name has at least. */
export const NAME_LENGTH = 2;
