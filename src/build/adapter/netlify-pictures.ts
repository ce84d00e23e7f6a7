import { PICTURE_FOLDER, type PassedPictures } from '../../site/passed-pictures';
import type { HeaderRule } from './manifest';

/** An edge function that passes pictures on. Rules for headers do not reach it: it sets its own. */
export const netlifyPictures = (
  pictures: readonly PassedPictures[],
  headers: readonly HeaderRule[],
  /** From the function's folder to `src`. */
  sources: string,
): string => {
  const { 'cache-control': _own, ...security } =
    headers.find(({ path }) => path === '/*')?.headers ?? {};
  return [
    '// Written by the build.',
    `import { answerPicture } from '${sources}/build/picture-proxy/answer-picture.ts';`,
    `import { pictureBehind } from '${sources}/site/passed-pictures.ts';`,
    '',
    `const pictures = ${JSON.stringify(pictures, null, 2)};`,
    `const security = ${JSON.stringify(security, null, 2)};`,
    '',
    'export default async request => {',
    '  const { method, url, headers } = request;',
    '  const { pathname, search } = new URL(url);',
    '  const address = pictureBehind(`${pathname}${search}`, pictures);',
    '  const answer =',
    "    address && (await answerPicture({ method, address, accept: headers.get('accept') }));",
    '  if (!answer) return undefined;',
    '  for (const [name, value] of Object.entries(security)) answer.headers.set(name, value);',
    '  return answer;',
    '};',
    '',
    `export const config = { path: ${JSON.stringify(`${PICTURE_FOLDER}*`)}, cache: 'manual' };`,
    '',
  ].join('\n');
};
