import { scrubText } from '~/src/domain/data/scrub';

/** Parameters that identify a person or authenticate somebody, including those of our own pages. */
const PERSONAL =
  /^(?:e-?mail|mail|phone|tel|name|first_?name|last_?name|address|password|passcode|otp|pin|session|signature|code|key|.*token|.*secret)$/i;

/** An email address or a signed token, under any name. Click ids of ads stay. */
const PERSONAL_VALUE = /\S@[\w-]+\.\w|\beyJ[\w-]+\./;

const isPersonal = (name: string, value: string): boolean =>
  PERSONAL.test(name) || PERSONAL_VALUE.test(name) || PERSONAL_VALUE.test(value);

/**
 * A URL without personal data. Such query parameters are removed and the rest stays, so that
 * campaigns can still be told apart; path and fragment are scrubbed (domain/data/scrub).
 * @param address absolute, or a path with its query and fragment
 */
export const scrubUrl = (address: string): string => {
  const [, path = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(address) ?? [];
  const kept = (query ?? '').split('&').filter(pair => {
    const [[name, value] = ['', '']] = [...new URLSearchParams(pair)];
    return pair !== '' && !isPersonal(name, value);
  });
  return [
    scrubText(path),
    kept.length > 0 ? `?${kept.join('&')}` : '',
    fragment === undefined ? '' : `#${scrubText(fragment)}`,
  ].join('');
};
