import type { SeedDocument } from '~/seed/content';
import * as v from 'valibot';
import { numericId } from '../catalogue/ids';
import { catalogueImage } from '../catalogue/image';
import { plainText } from '../resolvers/text';
import type { StoreSettings } from '../stores';
import {
  categoryFields,
  pageFields,
  personFields,
  postFields,
  releaseFields,
  settingsFields,
} from './fields';
import { contentHtml } from './html';
import { blogOfPost, handleOf, PRESS } from './links';
import { buildCourses } from './courses';
import { buildMenus } from './menus';
import type {
  ContentArticle,
  ContentAuthor,
  ContentBlog,
  ContentBrand,
  ContentPage,
  StoreContent,
} from './model';
import { imageOfAsset, storeDocuments, type StoreDocuments } from './store-documents';

interface Surroundings {
  readonly store: StoreSettings;
  readonly documents: StoreDocuments;
}

function renderOnce(value: unknown, documents: StoreDocuments): () => string {
  let html: string | undefined;
  return () => (html ??= contentHtml(value, documents));
}

function authorOf(reference: string, { documents, store }: Surroundings): ContentAuthor {
  const document = documents.find(reference);
  if (!document) return { name: store.shopName, bio: null };
  const { name, bio } = v.parse(personFields, document);
  return { name, bio: plainText(contentHtml(bio, documents)) || null };
}

function articleOfPost(document: SeedDocument, around: Surroundings): ContentArticle {
  const { store, documents } = around;
  const post = v.parse(postFields, document);
  return {
    id: numericId('article', store.id, post.slug),
    handle: post.slug,
    title: post.title,
    blog: blogOfPost(document, documents),
    contentHtml: renderOnce(post.body, documents),
    excerpt: post.excerpt,
    author: authorOf(post.author._ref, around),
    image: imageOfAsset(post.slug, post.image?.asset._ref),
    publishedAt: post.publishedAt,
    updatedAt: post.updatedAt ?? post.publishedAt,
    tags: post.tags,
    seo: post.seo,
  };
}

function articleOfRelease(document: SeedDocument, around: Surroundings): ContentArticle {
  const { store, documents } = around;
  const { slug, title, date, summary, body, seo } = v.parse(releaseFields, document);
  const publishedAt = `${date}T12:00:00Z`;
  return {
    id: numericId('article', store.id, PRESS, slug),
    handle: slug,
    title,
    blog: PRESS,
    contentHtml: renderOnce(body, documents),
    excerpt: summary,
    author: { name: store.shopName, bio: null },
    image: null,
    publishedAt,
    updatedAt: publishedAt,
    tags: [],
    seo,
  };
}

/** A blog for each category that has posts, and one for the press. */
function buildBlogs(articles: readonly ContentArticle[], { store, documents }: Surroundings) {
  const categories = documents
    .ofType('blogCategory')
    .map(document => v.parse(categoryFields, document));
  const press = { slug: PRESS, title: 'Press', description: `News from ${store.shopName}` };
  return [...categories, press].flatMap(({ slug, title, description }): readonly ContentBlog[] => {
    const own = articles.filter(({ blog }) => blog === slug);
    if (own.length === 0) return [];
    const id = numericId('blog', store.id, slug);
    return [{ id, handle: slug, title, seo: { title, description }, articles: own }];
  });
}

function buildPage(document: SeedDocument, { store, documents }: Surroundings): ContentPage {
  const { slug, title, modules, body, seo } = v.parse(pageFields, document);
  return {
    id: numericId('page', store.id, slug),
    handle: handleOf(slug),
    title,
    bodyHtml: renderOnce(modules ?? body ?? [], documents),
    seo,
  };
}

/** The seed's default title is the brand's name, a colon and its slogan. */
function buildBrand({ store, documents }: Surroundings): ContentBrand {
  const [document] = documents.ofType('siteSettings');
  if (!document) throw new Error(`The seed has no settings of ${store.brand}.`);
  const settings = v.parse(settingsFields, document);
  const logo = (file: string) => catalogueImage(store.brand, `brands/${store.brand}/${file}`);
  return {
    slogan: settings.defaultTitle.split(': ')[1] ?? null,
    shortDescription: settings.defaultDescription,
    email: settings.organisation.email,
    coverImage: imageOfAsset(store.brand, settings.socialImage.asset._ref),
    logo: logo('logo.svg'),
    squareLogo: logo('logo-mark.svg'),
    returnDays: settings.returnDays,
    guarantee: settings.guarantee?.label ?? null,
  };
}

/** What a store publishes besides its catalogue. Throws when the seed contradicts itself. */
export function buildContent(seeded: readonly SeedDocument[], store: StoreSettings): StoreContent {
  const documents = storeDocuments(seeded, store);
  const around = { store, documents };
  const articles = [
    ...documents.ofType('blogPost').map(document => articleOfPost(document, around)),
    ...documents.ofType('pressRelease').map(document => articleOfRelease(document, around)),
  ];
  const pages = [...documents.ofType('page'), ...documents.ofType('sharedPage')]
    .map(document => buildPage(document, around))
    .filter(({ handle }) => handle !== 'home');
  const page = (handle: string) => pages.find(each => each.handle === handle);
  return {
    articles,
    blogs: buildBlogs(articles, around),
    pages,
    menus: buildMenus(store, documents),
    policies: {
      privacyPolicy: page('privacy'),
      refundPolicy: page('shipping-and-returns'),
      shippingPolicy: page('shipping-and-returns'),
      termsOfService: page('terms'),
    },
    courses: buildCourses(documents),
    brand: buildBrand(around),
  };
}
