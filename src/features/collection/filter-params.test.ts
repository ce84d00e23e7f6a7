import { describe, expect, it } from 'vitest';
import { hasFilters, withoutPage } from './filter-params';

const FACETS = ['availability', 'price', 'type', 'size', 'color'];

describe('hasFilters', () => {
  it('recognizes the parameters of facets', () => {
    expect(hasFilters('?utm_source=mail&page=2', FACETS)).toBe(false);
    expect(hasFilters('?size=m', FACETS)).toBe(true);
  });
});

describe('withoutPage', () => {
  it('removes only the page parameter', () => {
    expect(withoutPage('?size=m,l&page=2&pages=x')).toBe('?size=m,l&pages=x');
    expect(withoutPage('?page=2')).toBe('');
    expect(withoutPage('')).toBe('');
  });
});
