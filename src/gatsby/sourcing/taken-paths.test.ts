import { describe, expect, it } from 'vitest';
import { localeById } from '~/src/config/locales';
import { BRANDS } from '~/src/config/testing/brands';
import type { SharedPage } from '~/src/domain/content/article';
import type { ContentPage } from '~/src/domain/content/content';
import type { LocaleSource } from './sources';
import { withoutTakenPaths } from './taken-paths';

const seo = { title: null, description: null, image: null };

const page = (slug: string, path = `/${slug}`): ContentPage => ({
  id: `page-${slug}`,
  slug,
  path,
  title: `Title of ${slug}`,
  seo,
  modules: [],
});

const shared = (slug: string): SharedPage => ({
  slug,
  title: `Shared ${slug}`,
  image: null,
  body: [],
  seo,
});

const shown = (
  pages: readonly ContentPage[],
  sharedPages: readonly SharedPage[] = [],
  posts: readonly object[] = [],
) => {
  const content = {
    pages,
    articles: { categories: [], people: [], posts, releases: [], sharedPages },
    support: { topics: [], articles: [], cards: [] },
    videos: { videos: [], playlists: [] },
  };
  const source = {
    locale: localeById('en-us', BRANDS.larkfield),
    catalogue: { products: [], collections: [] },
    content,
  } as unknown as LocaleSource;
  const { content: left, problems } = withoutTakenPaths(source, BRANDS.larkfield);
  return {
    pages: left.pages.map(({ id }) => id),
    sharedPages: left.articles.sharedPages.map(({ slug }) => slug),
    problems,
  };
};

describe('withoutTakenPaths', () => {
  it('keeps pages with paths of their own', () => {
    expect(shown([page('home', '/'), page('about'), page('blog')], [shared('terms')])).toEqual({
      pages: ['page-home', 'page-about', 'page-blog'],
      sharedPages: ['terms'],
      problems: [],
    });
  });

  it.each(['search', 'shop', 'cart', 'collections', '404', 'support/contact', 'en-ca/cart'])(
    'names and leaves out a page with the slug "%s"',
    slug => {
      expect(shown([page('about'), page(slug)])).toMatchObject({
        pages: ['page-about'],
        problems: [
          `In en-us the page "Title of ${slug}" (document page-${slug}) is left out: its path /${slug} is that of a page of the shop itself. Change its slug in the content system.`,
        ],
      });
    },
  );

  it.each(['account/orders', 'preview/page-about', 'Account/Orders', 'en-ca/account/orders'])(
    'leaves out a page with the slug "%s", below a page that the browser makes',
    slug => {
      const { pages, problems } = shown([page('accounts/orders'), page(slug)]);
      expect(pages).toEqual(['page-accounts/orders']);
      expect(problems).toEqual([
        expect.stringMatching(
          /is that of the shop itself, which has all paths below \/(?:account|preview)\. Change its slug in/,
        ),
      ]);
    },
  );

  it('leaves out a shared page below the account', () => {
    expect(shown([], [shared('account/orders'), shared('terms')])).toMatchObject({
      sharedPages: ['terms'],
      problems: [expect.stringContaining('the shared page "Shared account/orders"')],
    });
  });

  it('gives the path of a list to the shop once there is something to list', () => {
    const post = { slug: 'walk', title: 'Walk' };
    expect(shown([page('blog'), page('blog/walk')], [], [post])).toMatchObject({
      pages: [],
      problems: [
        expect.stringContaining('its path /blog is that of a page of the shop itself'),
        expect.stringContaining(
          'its path /blog/walk is that of the post "Walk". Change the slug of one in',
        ),
      ],
    });
  });

  it('keeps the page in lower case of two that differ by case only', () => {
    expect(shown([page('About'), page('about')])).toMatchObject({
      pages: ['page-about'],
      problems: [
        'In en-us the page "Title of About" (document page-About) is left out: its path /About is that of the page "Title of about" (document page-about). Change the slug of one in the content system.',
      ],
    });
  });

  it('prefers a shared page to a page, except to those that every shop needs', () => {
    const found = shown(
      [page('home', '/'), page('dealers'), page('terms')],
      [shared('terms'), shared('home'), shared('dealers'), shared('cart')],
    );
    expect(found).toMatchObject({
      pages: ['page-home', 'page-dealers'],
      sharedPages: ['terms'],
    });
    expect(found.problems).toHaveLength(4);
    expect(found.problems.at(-1)).toContain('is that of the shared page "Shared terms"');
  });
});
