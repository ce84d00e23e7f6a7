import sharp from 'sharp';
import { afterEach, expect, it, vi } from 'vitest';
import { answerPicture, MAX_PICTURE_BYTES, PICTURE_TYPES } from './answer-picture';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>';

afterEach(() => vi.unstubAllGlobals());

const ask = (body: BodyInit, type: string) => {
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': type } }));
  return answerPicture({ method: 'GET', address: 'https://cdn.test/a.jpg', accept: null });
};

const DRAWING = { width: 8, height: 8, channels: 3, background: '#4a7' } as const;

const drawn = async (format: 'jpeg' | 'png' | 'gif' | 'webp' | 'avif'): Promise<BodyInit> => {
  const picture = sharp({ create: DRAWING });
  return new Uint8Array(await picture.toFormat(format).toBuffer());
};

it.each(['jpeg', 'png', 'gif', 'webp', 'avif'] as const)('fetches %s', async format => {
  const answer = await ask(await drawn(format), `image/${format}`);
  expect(answer?.status).toBe(200);
  expect(answer?.headers.get('content-type')).toBe(`image/${format}`);
  expect(answer?.headers.get('content-security-policy')).toContain('sandbox');
  expect(PICTURE_TYPES).toContain(`image/${format}`);
});

it('sets the content type from the bytes of the picture', async () => {
  const answer = await ask(await drawn('webp'), 'image/jpeg');
  expect(answer?.headers.get('content-type')).toBe('image/webp');
});

it.each(['image/svg+xml', 'image/jpeg', 'image/png; charset=utf-8', 'text/html', ''])(
  'rejects an SVG with the type "%s"',
  async type => expect((await ask(SVG, type))?.status).toBe(502),
);

it('stops reading a picture that is too large', async () => {
  const first = new Uint8Array(await sharp({ create: DRAWING }).png().toBuffer());
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull: controller => {
      const chunk = sent === 0 ? first : new Uint8Array(1024 * 1024);
      sent += chunk.length;
      controller.enqueue(chunk);
      if (sent > 4 * MAX_PICTURE_BYTES) controller.close();
    },
  });
  expect((await ask(endless, 'image/png'))?.status).toBe(502);
  expect(sent).toBeLessThan(2 * MAX_PICTURE_BYTES);
});

it('does not begin to read a picture that says it is too large', async () => {
  vi.stubGlobal(
    'fetch',
    async () =>
      new Response(await drawn('png'), {
        headers: { 'content-type': 'image/png', 'content-length': `${MAX_PICTURE_BYTES + 1}` },
      }),
  );
  const request = { method: 'GET', address: 'https://cdn.test/a.png', accept: null };
  expect((await answerPicture(request))?.status).toBe(502);
});

it('rejects a picture whose bytes are a document', async () => {
  expect((await ask(await drawn('png'), 'text/html'))?.status).toBe(502);
});
