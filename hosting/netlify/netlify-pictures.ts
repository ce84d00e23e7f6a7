import { IMAGE_PROXY_PATH, type ImageProxyRoute } from '~/src/config/image-proxy';
import { edgeFunction } from './netlify-function';
import type { HeaderRule } from '../adapter/manifest';

/** An edge function that serves pictures of the CDN, and leaves other paths to the site. */
export const netlifyPictures = (
  pictures: readonly ImageProxyRoute[],
  headers: readonly HeaderRule[],
  sources: string,
): string =>
  edgeFunction({
    imports: {
      answerPicture: 'hosting/proxies/answer-picture',
      imageSourceUrl: 'src/config/image-proxy',
    },
    constants: { pictures },
    lines: [
      'const { pathname, search } = new URL(url);',
      'const address = imageSourceUrl(`${pathname}${search}`, pictures);',
      "const accept = headers.get('accept');",
      'const answer = address && (await answerPicture({ method, address, accept }));',
      'if (!answer) return undefined;',
    ],
    path: `${IMAGE_PROXY_PATH}*`,
    headers,
    sources,
  });
