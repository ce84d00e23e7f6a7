import { scrubSecrets, scrubText } from '~/src/domain/data/scrub';

/** Parameters that identify a person or authenticate somebody, including those of our own pages. */
const PERSONAL =
  /^(?:e-?mail|mail|phone|tel|name|first_?name|last_?name|address|password|passcode|otp|pin|session|signature|verification|code|key|.*token|.*secret)$/i;

/** Numbers of variants, names of campaigns and ids of clicks on ads: long, and no secrets. */
const CAMPAIGN =
  /^(?:variant|utm_\w+|gclid|gbraid|wbraid|dclid|gad_source|fbclid|msclkid|ttclid|_gl|nbt|srsltid)$/i;

/** An email address or a signed token, under any name. */
const PERSONAL_VALUE = /\S@[\w-]+\.\w|\beyJ[\w-]+\./;

const MAX_DECODINGS = 4;

/** A value as it is, and decoded for as long as that changes it: addresses within addresses are encoded again. */
const decodings = (value: string): readonly string[] => {
  const found = [value];
  for (let last = value; found.length < MAX_DECODINGS; ) {
    const next = new URLSearchParams(`v=${last.replace(/[&+]/g, encodeURIComponent)}`).get('v');
    if (next === null || next === last) break;
    found.push(next);
    last = next;
  }
  return found;
};

const isPersonal = (name: string, value: string): boolean =>
  PERSONAL.test(name) ||
  [...decodings(name), ...decodings(value)].some(
    text => PERSONAL_VALUE.test(text) || (!CAMPAIGN.test(name) && scrubSecrets(text) !== text),
  );

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
