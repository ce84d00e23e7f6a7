import { expect, it } from 'vitest';
import { toJsonLd } from './to-json-ld';

it('is one graph, and no text inside it can close the script element', () => {
  const text = toJsonLd([{ '@type': 'Thing', name: '</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--' }],
  });
});
