import { createServer } from 'node:http';
import type { Probe } from './probe';

/** A local picture CDN, and the requests it received. */
export interface PictureCdn {
  readonly source: string;
  readonly stop: () => void;
}

const BEGINNINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '\xff\xd8\xff\xe0',
  'image/webp': 'RIFF\x08\0\0\0WEBP',
};
const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>';

/**
 * Serves `/images/a/dog.jpg` in the accepted format, with a cookie and a policy; below
 * `/images/evil/`, scripts with the names of pictures.
 */
export const startPictureCdn = async (): Promise<PictureCdn> => {
  const server = createServer(({ url = '', headers }, response) => {
    const type = headers.accept?.includes('image/webp') ? 'image/webp' : 'image/jpeg';
    const evil = /^\/images\/evil\/(svg|html|bytes)\./.exec(url)?.[1];
    if (evil !== undefined) {
      const named = { svg: 'image/svg+xml', html: 'text/html', bytes: 'image/jpeg' }[evil];
      response.writeHead(200, { 'content-type': named }).end(SVG);
    } else if (url === '/images/moved.jpg') {
      response.writeHead(302, { location: 'https://evil.test/a.jpg' }).end();
    } else if (!url.startsWith('/images/a/dog.jpg')) response.writeHead(404).end('gone');
    else {
      response.writeHead(200, {
        'content-type': `${type}; charset=binary`,
        'cache-control': 'public, max-age=60',
        'set-cookie': 'id=1',
        'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
        'content-disposition': 'attachment',
        vary: 'Accept',
      });
      const text = `${BEGINNINGS[type]} ${url} ${headers.cookie ?? 'no cookie'}`;
      response.end(Buffer.from(text, 'latin1'));
    }
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    source: `http://127.0.0.1:${port}/images/`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const HARMLESS = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

const evil: readonly Probe[] = [
  { title: 'an SVG by its name', path: '/pictures/content/evil/svg.svg', status: 404 },
  { title: 'a file of no name', path: '/pictures/content/evil/svg.', status: 404 },
  {
    title: 'an SVG, its name a query',
    path: '/pictures/content/evil/svg.svg?a.jpg',
    status: 404,
  },
  ...['svg', 'html', 'bytes'].map(
    (kind): Probe => ({
      title: `a picture that is a document (${kind})`,
      path: `/pictures/content/evil/${kind}.jpg`,
      status: 502,
      has: { 'content-type': 'text/plain; charset=utf-8' },
      // nginx cannot reject a response because of its content.
      notOn: ['nginx'],
    }),
  ),
  ...['svg', 'html'].map(
    (kind): Probe => ({
      title: `a picture that is a document (${kind}), as a file to be saved`,
      path: `/pictures/content/evil/${kind}.jpg`,
      status: 200,
      has: {
        ...HARMLESS,
        'content-type': 'application/octet-stream',
        'content-disposition': 'attachment',
      },
      notOn: ['local server', 'Netlify'],
    }),
  ),
  {
    title: 'a document that calls itself a picture',
    path: '/pictures/content/evil/bytes.jpg',
    status: 200,
    has: { ...HARMLESS, 'content-type': 'image/jpeg' },
    notOn: ['local server', 'Netlify'],
  },
];

/** What every host answers for the pictures that it passes on below `/pictures/content/`. */
export const pictureProbes: readonly Probe[] = [
  {
    title: 'a picture of another host',
    path: '/pictures/content/a/dog.jpg?w=680&fit=crop',
    headers: { accept: '*/*', cookie: 'mine=1' },
    status: 200,
    body: / \/images\/a\/dog\.jpg\?w=680&fit=crop no cookie$/,
    has: {
      ...HARMLESS,
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      vary: /Accept\b(?!-)/,
    },
  },
  {
    title: 'a picture in the format that is accepted',
    path: '/pictures/content/a/dog.jpg',
    headers: { accept: 'image/avif,image/webp,*/*' },
    status: 200,
    has: { ...HARMLESS, 'content-type': 'image/webp' },
  },
  {
    title: 'a picture asked by HEAD',
    path: '/pictures/content/a/dog.jpg',
    method: 'HEAD',
    status: 200,
    has: { ...HARMLESS, 'content-type': 'image/jpeg' },
  },
  {
    title: 'a picture is kept for a week, and sets no cookie',
    path: '/pictures/content/a/dog.jpg',
    status: 200,
    has: { 'cache-control': 'public, max-age=604800' },
    hasNot: ['set-cookie'],
  },
  {
    title: 'a picture that is not there',
    path: '/pictures/content/a/cat.jpg',
    status: 404,
    hasNot: ['set-cookie'],
  },
  { title: 'a picture that is elsewhere', path: '/pictures/content/moved.jpg', status: 502 },
  {
    title: 'a name that leads out of the folder',
    path: '/pictures/content/..%2fprivate/dog.jpg',
    status: [400, 404],
  },
  { title: 'a folder that is not passed on', path: '/pictures/other/a/dog.jpg', status: 404 },
  ...evil,
];
