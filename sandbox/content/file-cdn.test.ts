import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cdnName, fileReference } from '~/seed/content/files';
import { captions, films } from '~/seed/content/larkfield/videos';
import { startContent, type ContentSandbox } from './testing/start-content';

let content: ContentSandbox;
beforeAll(async () => {
  content = await startContent([]);
});
afterAll(() => content.stop());

const urlOf = (file: string): string =>
  `${content.url}/files/storefront1/production/${cdnName(file)}`;
const video = `media/${films[0]?.slug ?? ''}.webm`;

describe('a file', () => {
  it('is served whole and in ranges, as video players request it', async () => {
    const whole = await fetch(urlOf(video));
    const bytes = Buffer.from(await whole.arrayBuffer());
    expect(whole.headers.get('content-type')).toBe('video/webm');
    expect(whole.headers.get('accept-ranges')).toBe('bytes');
    const part = await fetch(urlOf(video), { headers: { range: 'bytes=100-199' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 100-199/${bytes.length}`);
    expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await fetch(urlOf(video), { headers: { range: `bytes=${bytes.length}-` } });
    expect(beyond.status).toBe(416);
  });

  it('can be a manual with real pages', async () => {
    const reply = await fetch(urlOf('manuals/gps-collar.pdf'));
    const text = Buffer.from(await reply.arrayBuffer()).toString('latin1');
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(text).toMatch(/^%PDF-1\.4\n/);
    expect(text).toContain('GPS Fence Collar');
    const [, start] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
    expect(text.slice(Number(start), Number(start) + 4)).toBe('xref');
  });

  it('can be captions in chronological order', async () => {
    const [name = '', words = ''] = [...captions][0] ?? [];
    const reply = await fetch(urlOf(name), { headers: { origin: 'http://localhost:8000' } });
    expect(await reply.text()).toBe(words);
    expect(reply.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    expect(reply.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
    const starts = [...words.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)];
    expect(starts).toHaveLength(6);
    for (const [, from = '', to = ''] of starts) expect(from < to).toBe(true);
  });

  it('has a document, and an unknown one has none', async () => {
    expect(fileReference(video)).toMatch(/^file-[0-9a-f]{40}-webm$/);
    const wrong = await fetch(`${content.url}/files/storefront1/production/${'0'.repeat(40)}.pdf`);
    expect(wrong.status).toBe(404);
  });
});
