import { createHash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const TYPE = /\btype\s*=\s*["']?([^"'\s>]+)/i;

// Data blocks such as JSON-LD never run, so the policy does not need them.
const isRun = (attributes: string): boolean => {
  const type = TYPE.exec(attributes)?.[1]?.toLowerCase();
  return type === undefined || type === 'module' || type === 'text/javascript';
};

/** The text of every inline script of a page that a browser would run. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/i.test(attributes) && isRun(attributes))
    .map(([, , text = '']) => text);

/** A script's hash as a policy's source expression. */
export const scriptHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;
