import { describe, expect, it } from 'vitest';
import { alternateFinder, type Translated } from './alternates';

const IDS = ['en-us', 'en-ca'] as const;

const node = (locale: string, slug: string, translationId: string | null = null): Translated => ({
  locale,
  slug,
  translationId,
});

const twinsOf = (page: Translated, ...others: readonly Translated[]) =>
  alternateFinder([page, ...others], IDS, ({ slug }) => `/${slug}`)(page);

describe('a page', () => {
  it('is found by its slug where editors have named no translation', () => {
    expect(twinsOf(node('en-us', 'about'), node('en-ca', 'about'))).toEqual({
      alternates: ['en-us', 'en-ca'],
      alternatePaths: {},
    });
    expect(twinsOf(node('en-us', 'about'), node('en-ca', 'other')).alternates).toEqual(['en-us']);
  });

  it('is found by the translation that they have named, even where another has its slug', () => {
    const others = [node('en-ca', 'colours', 'c'), node('en-ca', 'colors')];
    expect(twinsOf(node('en-us', 'colors', 'c'), ...others)).toEqual({
      alternates: ['en-us', 'en-ca'],
      alternatePaths: { 'en-ca': '/colours' },
    });
  });

  it('is none that is named the translation of another', () => {
    const others = [node('en-ca', 'colors', 'd')];
    expect(twinsOf(node('en-us', 'colors', 'c'), ...others).alternates).toEqual(['en-us']);
  });
});
