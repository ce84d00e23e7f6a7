import { expect, it } from 'vitest';
import { toJsonLd } from './things';

it('is one graph that no text inside can end', () => {
  const text = toJsonLd([{ '@type': 'Thing', name: '</script><!--' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Thing', name: '</script><!--' }],
  });
});
