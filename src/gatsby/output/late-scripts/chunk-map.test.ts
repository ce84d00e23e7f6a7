import { expect, it } from 'vitest';
import { withoutChunkMap } from './chunk-map';

const page = String.raw`<script id="gatsby-chunk-mapping">
  window.___chunkMapping="{\"app\":[\"/app-1.js\"],\"a\\\"b\":[]}";
</script><script>go("x");</script>`;

it('leaves an empty list that the loader can read, and does not change anything else', () => {
  const html = withoutChunkMap(page, '/about');
  expect(html).toBe(
    '<script id="gatsby-chunk-mapping">\n  window.___chunkMapping={};\n</script><script>go("x");</script>',
  );
  expect(withoutChunkMap(html, '/about')).toBe(html);
});

it('stops the build when Gatsby writes the list differently', () => {
  const other = page.replace('___chunkMapping=', '___chunks=');
  expect(() => withoutChunkMap(other, '/about')).toThrow(
    /looked in \/about for window\.___chunkMapping.*chunk-map\.ts/,
  );
});
