import { describe, expect, it } from 'vitest';
import { blogPosting, newsArticle, type DescribedPost } from './article';
import { SITE_ORGANIZATION, image } from './organization.fixture';

const post: DescribedPost = {
  card: {
    slug: 'a',
    title: 'A calm plan',
    excerpt: null,
    image: image('a'),
    publishedAt: '2026-06-24T13:00:00Z',
    readingMinutes: 4,
    category: { slug: 'safety', title: 'Safety' },
    author: { slug: 'ilse', name: 'Ilse', role: 'Vet', portrait: null, credentials: [] },
  },
  url: 'https://shop.example/blog/a',
  authorUrl: 'https://shop.example/people/ilse',
  description: 'For loud nights.',
  updatedAt: '2026-10-12',
  tags: ['Noise', 'Storms'],
};

describe('blogPosting', () => {
  it('has its author, its section and its tags', () => {
    expect(blogPosting(post, SITE_ORGANIZATION)).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'A calm plan',
      description: 'For loud nights.',
      image: [expect.stringContaining('width=1200&height=630') as unknown],
      datePublished: '2026-06-24T13:00:00Z',
      dateModified: '2026-10-12',
      articleSection: 'Safety',
      keywords: 'Noise, Storms',
      author: { name: 'Ilse', jobTitle: 'Vet', url: 'https://shop.example/people/ilse' },
      publisher: { '@type': 'Organization', name: 'Larkfield' },
    });
  });

  it('is by the organization if it has no author', () => {
    const card = { ...post.card, author: null, category: null, image: null };
    const posting = blogPosting({ ...post, card, updatedAt: null, tags: [] }, SITE_ORGANIZATION);
    expect(posting).toMatchObject({
      dateModified: '2026-06-24T13:00:00Z',
      author: { '@type': 'Organization', name: 'Larkfield' },
    });
    for (const name of ['image', 'articleSection', 'keywords'])
      expect(posting).not.toHaveProperty(name);
  });
});

it('a press release is a NewsArticle by the organization', () => {
  const url = 'https://shop.example/press/a';
  const release = { title: 'Fifty', summary: 'A year.', date: '2026-03-02', location: 'Larkfield' };
  expect(newsArticle(release, { url, image: undefined }, SITE_ORGANIZATION)).toMatchObject({
    '@type': 'NewsArticle',
    headline: 'Fifty',
    description: 'A year.',
    datePublished: '2026-03-02',
    dateline: 'Larkfield',
    author: { name: 'Larkfield' },
  });
});
