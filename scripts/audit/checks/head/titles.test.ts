import { describe, expect, it } from 'vitest';
import { checkTitles } from './titles';
import { page } from '../page.fixture';

describe('checkTitles', () => {
  it('accepts pages with unique titles', () => {
    expect(checkTitles([page('/', ''), page('/a', '', '<title>Doors</title>')])).toEqual([]);
  });

  it('names the page that repeats a title', () => {
    expect(checkTitles([page('/', ''), page('/a', '')])).toEqual([
      { page: '/a', message: 'shares its title "Fences" with /' },
    ]);
  });

  it('does not take the title of a drawing for one of the page', () => {
    expect(checkTitles([page('/', '<svg><title>Logo</title></svg>')])).toEqual([]);
  });
});
