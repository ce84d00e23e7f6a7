import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleMeta } from './article-meta';
import { JsonLd } from './json-ld';

it('is an element for each field that is there, and one for each tag', () => {
  const html = renderToStaticMarkup(
    <ArticleMeta
      published_time="2026-10-14T13:00:00Z"
      modified_time={null}
      author="https://shop.example/people/ana"
      section="Safety"
      tags={['Winter', 'Fit']}
    />,
  );
  expect(
    [...html.matchAll(/property="([^"]+)" content="([^"]+)"/g)].map(([, ...pair]) => pair),
  ).toEqual([
    ['article:published_time', '2026-10-14T13:00:00Z'],
    ['article:author', 'https://shop.example/people/ana'],
    ['article:section', 'Safety'],
    ['article:tag', 'Winter'],
    ['article:tag', 'Fit'],
  ]);
});

it('cannot be ended by a text inside it', () => {
  const html = renderToStaticMarkup(
    <JsonLd data={{ '@type': 'BlogPosting', name: '</script>' }} />,
  );
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  const json: unknown = JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '');
  expect(json).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    name: '</script>',
  });
});
