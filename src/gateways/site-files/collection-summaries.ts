import { array, object, string } from 'valibot';
import { decodeOr, nullable } from '~/src/domain/data/decode';
import { imageSchema } from '~/src/domain/content/media/image-decoder';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { ok, type Result } from '~/src/domain/data/result';
import { failure } from '../http/failure';
import { readPageData } from './page-data';

/** A collection as a starting point for a shopper. */
export interface CollectionSummary {
  readonly handle: string;
  readonly title: string;
  readonly image: ImageAsset | null;
}

const page = object({
  collections: object({
    nodes: array(
      object({
        handle: string(),
        title: string(),
        image: nullable(imageSchema),
        productHandles: array(string()),
      }),
    ),
  }),
});

/** The collections that the page at that path lists, those with most products first. */
export const readCollectionSummaries = async (
  path: string,
  signal?: AbortSignal,
): Promise<Result<readonly CollectionSummary[]>> => {
  const reply = await readPageData(path, signal ? { signal } : {});
  if (!reply.ok) return reply;
  const data = decodeOr(page, reply.value);
  if (!data) return failure('protocol', `The page ${path} lists no collections.`);
  return ok(
    [...data.collections.nodes]
      .sort((a, b) => b.productHandles.length - a.productHandles.length)
      .map(({ handle, title, image: picture }) => ({ handle, title, image: picture })),
  );
};
