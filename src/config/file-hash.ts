/** Hexadecimal digits of the hash in a built file's name: each page's HTML and scripts name many files. */
export const FILE_HASH_LENGTH = 6;

/** Source of a regular expression for that hash. */
export const FILE_HASH = `[0-9a-f]{${FILE_HASH_LENGTH}}`;
