const MAIL = /[\w.+-]+(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi;
const SIGNED_TOKEN = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
/** API keys and hashes that identify a visitor: long, with digits and letters mixed. */
const LONG_KEY = /(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}(?![\w-])/gi;
/** Words and numbers with hyphens between them, such as the slug of a post: no key, however long. */
const SLUG = /^(?:[a-z]+|\d{1,4})(?:-(?:[a-z]+|\d{1,4}))+$/;
const NAMED_SECRET =
  /\b((?:[\w-]*(?:token|secret|password|passcode|otp|pin|session|signature|verification))|(?:verification[ _-]|one-time[ _-]|activation[ _-])?code)(["']?\s*[:=]\s*["']?)[\w.~+/-]{3,}/gi;
const SPOKEN_CODE = /\bcode (is )?(?=\w*\d)\w{4,}/gi;
const PHONE = /(?<![\w./-])\+?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?![\w/-])/g;
const QUERY = /([?&][\w.~%[\]-]+=)([^&#\s"'<>]*)/g;

/** Query parameters that reveal nothing about the visitor. */
const HARMLESS =
  /^[?&](?:variant|page|sort|currency|utm_(?:source|medium|campaign|term|content))=$/;

/** Paths whose next segment authenticates somebody or is not public. */
const SECRET_SEGMENT =
  /(\/(?:reset-password|verify-account|verification|activate|unsubscribe|invite|preview)\/)(?!\[removed\])[^/?#\s"'<>]+/gi;

const REMOVED = '[removed]';

const scrubMails = (text: string): string =>
  text.replace(MAIL, REMOVED).replace(SIGNED_TOKEN, REMOVED);

/** A text without mail addresses, tokens, codes and phone numbers. */
export const scrubSecrets = (text: string): string =>
  scrubMails(text)
    .replace(BEARER, `$1 ${REMOVED}`)
    .replace(NAMED_SECRET, `$1$2${REMOVED}`)
    .replace(SPOKEN_CODE, `code $1${REMOVED}`)
    .replace(LONG_KEY, key => (SLUG.test(key) ? key : REMOVED))
    .replace(SECRET_SEGMENT, `$1${REMOVED}`)
    .replace(PHONE, REMOVED);

/** A text without personal data, secrets and the values of queries. */
export const scrubText = (text: string): string =>
  scrubSecrets(
    text.replace(QUERY, (pair, name: string) => (HARMLESS.test(name) ? pair : name + REMOVED)),
  );

/** Fields in which a report keeps its own ids and file names: they identify nobody. */
const KEPT =
  /^(?:event_id|trace_id|span_id|parent_span_id|replay_id|replayId|error_ids|trace_ids|segment_id|debug_id|release|dist|filename|abs_path|module|function|sdk|platform|type|timestamp|start_timestamp|public_key|environment)$/;
/** Fields that a report does not need at all. */
const DROPPED = /^(?:user|cookies|ip_address|email|username|authorization|cookie|set-cookie)$/i;

const DEEPEST = 12;

/** The same value with every text in it scrubbed and personal fields removed. */
export const scrub = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return scrubText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return REMOVED;
  if (Array.isArray(value)) return value.map(each => scrub(each, depth + 1));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !DROPPED.test(name))
      .map(([name, each]) => [name, KEPT.test(name) ? each : scrub(each, depth + 1)]),
  );
};
