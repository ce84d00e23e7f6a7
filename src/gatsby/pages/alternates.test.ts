import { describe, expect, it } from 'vitest';
import { alternateFinder, type Translated } from './alternates';

const IDS = ['en-us', 'en-ca'] as const;

const node = (locale: string, slug: string, translationId: string | null = null): Translated => ({
  locale,
  slug,
  translationId,
});

const alternatesOf = (page: Translated, ...others: readonly Translated[]) =>
  alternateFinder([page, ...others], IDS, ({ slug }) => `/${slug}`)(page);

describe('alternates of a page', () => {
  it('are found by slug without a translation document', () => {
    expect(alternatesOf(node('en-us', 'about'), node('en-ca', 'about'))).toEqual({
      alternates: ['en-us', 'en-ca'],
      alternatePaths: {},
    });
    expect(alternatesOf(node('en-us', 'about'), node('en-ca', 'other')).alternates).toEqual([
      'en-us',
    ]);
  });

  it('are found by the translation document, even if another page has the same slug', () => {
    const others = [node('en-ca', 'colours', 'c'), node('en-ca', 'colors')];
    expect(alternatesOf(node('en-us', 'colors', 'c'), ...others)).toEqual({
      alternates: ['en-us', 'en-ca'],
      alternatePaths: { 'en-ca': '/colours' },
    });
  });

  it('exclude a page that is the translation of another', () => {
    const others = [node('en-ca', 'colors', 'd')];
    expect(alternatesOf(node('en-us', 'colors', 'c'), ...others).alternates).toEqual(['en-us']);
  });
});
