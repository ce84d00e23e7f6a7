import { array, number, object, pipe, regex, string } from 'valibot';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import type { ProductSupport, SupportLink } from '~/src/domain/content/support';
import { decodeOr, nullable } from '~/src/domain/data/decode';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { readPageData } from './page-data';

/** What the support center has for owners: a card for each product, and every article. */
export interface SupportCenter {
  readonly cards: readonly ProductSupport[];
  readonly articles: readonly SupportLink[];
}

const NOT_FOUND = 404;
const NONE: SupportCenter = { cards: [], articles: [] };

const card = object({
  productHandle: string(),
  productTitle: string(),
  image: nullable(imageSchema),
  modelNumber: nullable(string()),
  manual: nullable(object({ url: pipe(string(), regex(/^https?:\/\//)), extension: string() })),
  warnings: array(string()),
  warranties: array(object({ part: string(), period: string() })),
});

const link = object({
  slug: string(),
  title: string(),
  summary: nullable(string()),
  mostRead: nullable(number()),
  topic: nullable(object({ slug: string(), title: string() })),
});

const page = object({
  products: object({ nodes: array(card) }),
  articles: object({ nodes: array(object({ link })) }),
});

/** The support center whose page is at that path, with its locale prefix; empty for a brand that has none. */
export const readSupportCenter = async (
  path: string,
  signal?: AbortSignal,
): Promise<Result<SupportCenter>> => {
  const reply = await readPageData(path, signal ? { signal } : {});
  if (!reply.ok) return reply.error.status === NOT_FOUND ? ok(NONE) : reply;
  const data = decodeOr(page, reply.value);
  if (!data) return failure('protocol', `The page ${path} is no support centre.`);
  const { products, articles } = data;
  return ok({ cards: products.nodes, articles: articles.nodes.map(each => each.link) });
};
