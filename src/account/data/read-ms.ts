/**
 * How long a lost change is looked up, in milliseconds: a back end that hangs must not delay the
 * error message.
 */
export const READ_MS = 5000;
