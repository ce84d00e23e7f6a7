import { FEATURES, type Feature } from '~/src/config/features';
import { attribute, elementsBelow, elementsNamed, rawTextOf, textOf } from '../built-page';
import type { BuiltPage } from '../built-page';
import { problem, type Problem } from '../problem';

interface FeatureTraces {
  /** Paths, without locale prefix, that only this feature serves. */
  readonly path: RegExp;
  /** Words in the text of a page or in its structured data. */
  readonly words: RegExp;
  /** What a form of this feature sends. */
  readonly field: RegExp | null;
}

const TRACES: Readonly<Record<Feature, FeatureTraces>> = {
  search: {
    path: /^\/search(\/|$)/,
    words: /\bSearchAction\b|\bsearch (the|our) (shop|store|site)\b/i,
    field: /^q$/,
  },
  dealerFinder: {
    path: /^\/dealers\/./,
    words:
      /\b(enter|type in) your (ZIP|postal) code\b|\byour (ZIP|postal) code is enough\b|\bfind dealers\b/i,
    field: /^postalCode$/,
  },
  account: {
    path: /^\/(account|login|logout|register)(\/|$)/,
    words:
      /\b(sign|log) in\b|\b(in|on|from|to|through) (your|my) account\b|\byour account (shows|has|tells)\b|\bmy account\b|\bcreate an account\b|“Subscriptions”/i,
    field: null,
  },
};

const isFeature = (name: string): name is Feature => Object.hasOwn(TRACES, name);

/** Pages of tools with their own sign-in. */
const EDITOR_PAGES = /^(\/[a-z-]+)?\/preview(\/|$)/;

const pathOf = (href: string): string => {
  const url = new URL(href, 'http://shop.invalid');
  return url.host === 'shop.invalid'
    ? url.pathname.replace(/^\/[a-z]{2}(-[a-z]{2})?(?=\/)/, '')
    : '';
};

const pageTexts = (page: BuiltPage): string =>
  [
    ...elementsNamed(page, 'body').map(textOf),
    ...elementsNamed(page, 'script')
      .filter(script => attribute(script, 'type') === 'application/ld+json')
      .map(rawTextOf),
    ...elementsNamed(page, 'meta').flatMap(meta => attribute(meta, 'content') ?? []),
  ].join(' ');

/** No page mentions a feature that the shop does not have yet. */
export const checkUnbuiltFeatures = (
  pages: readonly BuiltPage[],
  features: Readonly<Record<Feature, boolean>> = FEATURES,
): readonly Problem[] => {
  const missing = Object.keys(TRACES)
    .filter(isFeature)
    .filter(name => !features[name]);
  return pages
    .filter(({ path }) => !EDITOR_PAGES.test(path))
    .flatMap(page => {
      const words = pageTexts(page);
      const paths = [
        ...elementsNamed(page, 'a').flatMap(link => attribute(link, 'href') ?? []),
        ...elementsNamed(page, 'form').flatMap(form => attribute(form, 'action') ?? []),
      ];
      // A form that a person answers may ask for the same.
      const fields = elementsNamed(page, 'form')
        .filter(form => attribute(form, 'role') === 'search')
        .flatMap(elementsBelow)
        .flatMap(field => (field.tagName === 'input' ? (attribute(field, 'name') ?? []) : []));
      return missing.flatMap(name => {
        const sign = TRACES[name];
        const said = sign.words.exec(words)?.[0];
        const led = paths.find(href => sign.path.test(pathOf(href)));
        const asked = fields.find(field => sign.field?.test(field));
        return [
          ...(said ? [problem(page, `says "${said}", and there is no ${name} yet`)] : []),
          ...(led ? [problem(page, `leads to ${led}, and there is no ${name} yet`)] : []),
          ...(asked ? [problem(page, `asks for "${asked}", and there is no ${name} yet`)] : []),
        ];
      });
    });
};
