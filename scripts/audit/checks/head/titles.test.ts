import { describe, expect, it } from 'vitest';
import { checkTitles } from './titles';
import { page } from '../page.fixture';

describe('checkTitles', () => {
  it('accepts pages with unique titles', () => {
    expect(checkTitles([page('/', ''), page('/a', '', '<title>Doors</title>')])).toEqual([]);
  });

  it('reports the page that repeats a title', () => {
    expect(checkTitles([page('/', ''), page('/a', '')])).toEqual([
      { page: '/a', message: 'shares its title "Fences" with /' },
    ]);
  });

  it('ignores the title of an SVG', () => {
    expect(checkTitles([page('/', '<svg><title>Logo</title></svg>')])).toEqual([]);
  });
});
