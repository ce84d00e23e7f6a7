import type { IncomingMessage } from 'node:http';

/** The problem of a request's URL or host; null if both are valid. */
export function addressFault({ url = '/', headers }: IncomingMessage): string | null {
  if (!/^\/(?!\/)/.test(url)) return 'The path of a request starts with one slash.';
  if (!URL.canParse(url, `http://${headers.host}`)) {
    return URL.canParse(url, 'http://sandbox')
      ? 'The header "Host" is not a host.'
      : 'The address cannot be read.';
  }
  const { pathname } = new URL(url, 'http://sandbox');
  return isEncoded(pathname) ? null : 'The path has a percent sign that encodes nothing.';
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** An error in the format of most vendors' front ends. */
export const badRequest = (message: string): object => ({
  statusCode: 400,
  error: 'Bad Request',
  message,
});
