import { createServer } from 'node:http';
import type { Probe } from './probe';

/** A picture CDN of this machine, and what it was asked for. */
export interface PictureCdn {
  readonly source: string;
  readonly stop: () => void;
}

/** Answers below `/images/`, in the format that is accepted; a cookie comes along. */
export const startPictureCdn = async (): Promise<PictureCdn> => {
  const server = createServer(({ url = '', headers }, response) => {
    const takesWebp = headers.accept?.includes('image/webp') ?? false;
    if (!url.startsWith('/images/a/dog.jpg')) response.writeHead(404).end('gone');
    else {
      response.writeHead(200, {
        'content-type': takesWebp ? 'image/webp' : 'image/jpeg',
        'cache-control': 'public, max-age=60',
        'set-cookie': 'id=1',
        vary: 'Accept',
      });
      response.end(`${url} ${headers.cookie ?? 'no cookie'}`);
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

/** What every host answers for the pictures that it passes on below `/pictures/content/`. */
export const pictureProbes: readonly Probe[] = [
  {
    title: 'a picture of another host',
    path: '/pictures/content/a/dog.jpg?w=680&fit=crop',
    headers: { accept: '*/*', cookie: 'mine=1' },
    status: 200,
    body: /^\/images\/a\/dog\.jpg\?w=680&fit=crop no cookie$/,
    has: { 'content-type': 'image/jpeg', vary: /Accept\b(?!-)/ },
  },
  {
    title: 'a picture in the format that is accepted',
    path: '/pictures/content/a/dog.jpg',
    headers: { accept: 'image/avif,image/webp,*/*' },
    status: 200,
    has: { 'content-type': 'image/webp' },
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
  {
    title: 'a name that leads out of the folder',
    path: '/pictures/content/..%2fprivate/dog.jpg',
    status: [400, 404],
  },
  { title: 'a folder that is not passed on', path: '/pictures/other/a/dog.jpg', status: 404 },
];
