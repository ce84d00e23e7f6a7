import * as v from 'valibot';
import { handle, words } from '../load/fields';
import { readJson } from '../load/json';
import { slugField, type DocumentSource, type Site } from './document';
import { artFile, wording } from './fields';
import { imageField } from './images';
import type { Wording } from './wording';
import { inWordsOf } from './wording-syntax';

const option = v.strictObject({ name: words, value: words });

const answer = v.strictObject({
  id: handle,
  label: wording,
  note: v.nullable(wording),
  image: v.strictObject({ file: artFile, alt: wording }),
  dogs: v.optional(v.pipe(v.number(), v.integer())),
  option: v.optional(option),
});

/** `finder.json`: the questions that lead to a fence, what they can lead to, and the rules. */
const finder = v.strictObject({
  /** Of the page that shows it. */
  slug: handle,
  title: wording,
  intro: wording,
  outcomesHeading: wording,
  outcomesText: wording,
  questions: v.array(
    v.strictObject({ id: handle, title: wording, help: wording, answers: v.array(answer) }),
  ),
  outcomes: v.array(
    v.strictObject({
      id: handle,
      product: handle,
      suits: wording,
      action: v.picklist(['cart', 'visit']),
      strengths: v.array(wording),
      parts: v.array(
        v.strictObject({ product: handle, per: v.picklist(['home', 'dog', 'furtherDog']) }),
      ),
    }),
  ),
  rules: v.array(
    v.strictObject({
      /** Names the rule in messages for editors. */
      title: words,
      question: handle,
      answer: handle,
      outcome: handle,
      points: v.optional(v.number()),
      rulesOut: v.optional(v.boolean()),
      reason: wording,
    }),
  ),
});

/** A site's finder in the words of each country. */
export function finderOf(site: Site): (w: Wording) => DocumentSource {
  const { slug, questions, outcomes, rules, ...texts } = readJson(
    `content/${site}/finder.json`,
    finder,
  );
  return w => ({
    type: 'fenceFinder',
    name: slug,
    fields: {
      ...inWordsOf(texts, w),
      slug: slugField(slug),
      questions: questions.map(({ answers, ...question }) => ({
        ...inWordsOf(question, w),
        answers: answers.map(({ image, note, ...rest }) => ({
          ...inWordsOf(rest, w),
          ...(note === null ? {} : { note: inWordsOf(note, w) }),
          image: imageField(image.file, inWordsOf(image.alt, w)),
        })),
      })),
      outcomes: outcomes.map(({ product, parts, ...rest }) => ({
        ...inWordsOf(rest, w),
        productSlug: product,
        parts: parts.map(part => ({ productSlug: part.product, per: part.per })),
      })),
      rules: rules.map(rule => {
        const { question, answer: given, outcome, ...rest } = rule;
        return {
          ...inWordsOf(rest, w),
          questionId: question,
          answerId: given,
          outcomeId: outcome,
        };
      }),
    },
  });
}
