import { scrubText } from '~/src/domain/data/scrub';

/** Parameters that name a person or prove who somebody is; what they are called on our own pages too. */
const PERSONAL =
  /^(?:e-?mail|mail|phone|tel|name|first_?name|last_?name|address|password|passcode|otp|pin|session|signature|code|key|.*token|.*secret)$/i;

/** A mail address or a signed token, whatever it is called. What names a click on an ad stays. */
const PERSONAL_VALUE = /\S@[\w-]+\.\w|\beyJ[\w-]+\./;

const isPersonal = (name: string, value: string): boolean =>
  PERSONAL.test(name) || PERSONAL_VALUE.test(name) || PERSONAL_VALUE.test(value);

/**
 * An address without what tells of a person: parameters of its query that do so are left out, the rest
 * stays, so that campaigns are still told apart; path and fragment are scrubbed (domain/scrub).
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
