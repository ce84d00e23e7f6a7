import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ArticleMeta } from './article-meta';

it('renders an element for each field that is set, and one for each tag', () => {
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
