/** Spec account §9: the minimum length of a first or last name. */
export const NAME_LENGTH = 2;
