import type { DocumentSource } from './document';
import type { Module } from './modules';

/** A question and its answer. */
export type QuestionRow = readonly [question: string, answer: string];

/** What editors add to a product of the catalogue. */
export function productContent(
  handle: string,
  title: string,
  rows: readonly QuestionRow[],
  modules: readonly Module[] = [],
): DocumentSource {
  return {
    type: 'globalProduct',
    name: handle,
    fields: {
      store: { slug: { _type: 'slug', current: handle }, title },
      questions: rows.map(([question, answer]) => ({ question, answer })),
      modules,
    },
  };
}
