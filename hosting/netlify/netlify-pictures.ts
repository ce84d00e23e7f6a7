import { PICTURE_FOLDER, type PassedPictures } from '~/src/config/passed-pictures';
import { edgeFunction } from './netlify-function';
import type { HeaderRule } from '../adapter/manifest';

/** An edge function that passes pictures on, and leaves what is none to the rest of the site. */
export const netlifyPictures = (
  pictures: readonly PassedPictures[],
  headers: readonly HeaderRule[],
  sources: string,
): string =>
  edgeFunction({
    imports: {
      answerPicture: 'hosting/proxies/answer-picture',
      pictureBehind: 'src/config/passed-pictures',
    },
    constants: { pictures },
    lines: [
      'const { pathname, search } = new URL(url);',
      'const address = pictureBehind(`${pathname}${search}`, pictures);',
      "const accept = headers.get('accept');",
      'const answer = address && (await answerPicture({ method, address, accept }));',
      'if (!answer) return undefined;',
    ],
    path: `${PICTURE_FOLDER}*`,
    headers,
    sources,
  });
