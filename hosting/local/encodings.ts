import { acceptPattern } from '../adapter/path-patterns';

const ACCEPTED = [
  { coding: 'br', ending: '.br' },
  { coding: 'gzip', ending: '.gz' },
].map(({ coding, ending }) => ({
  coding,
  ending,
  pattern: new RegExp(acceptPattern(coding), 'i'),
}));

/** The compressed copies that an `Accept-Encoding` allows, the smaller first. */
export const precompressedCopies = (
  accepted: string | undefined,
): readonly { readonly coding: string; readonly ending: string }[] =>
  ACCEPTED.filter(({ pattern }) => pattern.test(accepted ?? ''));
