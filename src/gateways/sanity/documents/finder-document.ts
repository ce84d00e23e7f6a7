import {
  array,
  boolean,
  integer,
  minLength,
  minValue,
  nonEmpty,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';
import { decode, finiteNumber, nullable } from '~/src/domain/data/decode';
import type {
  FenceFinder,
  FinderAnswer,
  FinderOutcome,
  FinderQuestion,
  FinderRule,
} from '~/src/domain/content/fence-finder';
import type { DocumentFields } from '../fields';
import { slugIn } from './article-documents';

const words = pipe(string(), nonEmpty('is empty'));
const id = pipe(string(), regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'takes lowercase letters and digits'));

const answerSchema = object({
  id,
  label: words,
  note: nullable(words),
  dogs: nullable(pipe(finiteNumber, integer('is no whole number'), minValue(1, 'is below 1'))),
  option: nullable(object({ name: words, value: words })),
});
const questionSchema = object({ id, title: words, help: nullable(words) });
const outcomeSchema = object({
  id,
  productSlug: words,
  suits: words,
  action: picklist(['cart', 'visit']),
  strengths: optional(array(words), []),
  parts: pipe(
    array(object({ productSlug: words, per: picklist(['home', 'dog', 'furtherDog']) })),
    minLength(1, 'is empty'),
  ),
});
const ruleSchema = object({
  questionId: words,
  answerId: words,
  outcomeId: words,
  points: optional(finiteNumber, 0),
  rulesOut: optional(boolean(), false),
  reason: nullable(words),
});

/** An item of a list as the schema reads it; a broken one is reported by its name and left out. */
const decodeItem = <Schema extends GenericSchema>(
  item: DocumentFields,
  schema: Schema,
  kind: string,
): InferOutput<Schema> | null => {
  const found = decode(schema, item.record);
  if (found.ok) return found.value;
  const name = item.optionalText('title') ?? item.optionalText('label') ?? item.optionalText('id');
  const message = `the ${kind} "${name ?? '?'}" is left out. ${found.error.message} Correct it.`;
  item.problem(found.error.path, message);
  return null;
};

/** The items with an id of their own; another one of the same id is reported and left out. */
const withOwnId = <Item extends { readonly id: string }>(
  fields: DocumentFields,
  name: string,
  items: readonly Item[],
): readonly Item[] =>
  items.filter((item, index) => {
    const isFirst = items.findIndex(each => each.id === item.id) === index;
    if (!isFirst) fields.problem(name, `the id "${item.id}" is there twice. Change one of them.`);
    return isFirst;
  });

const toAnswer = (item: DocumentFields): FinderAnswer | null => {
  const answer = decodeItem(item, answerSchema, 'answer');
  return answer && { ...answer, image: item.image('image') };
};

const toQuestion = (item: DocumentFields): FinderQuestion | null => {
  const question = decodeItem(item, questionSchema, 'question');
  if (!question) return null;
  const answers = withOwnId(item, 'answers', item.list('answers', toAnswer));
  if (answers.length > 0) return { ...question, answers };
  item.problem('answers', `the question "${question.title}" has no answer. Add some.`);
  return null;
};

const toOutcome = (item: DocumentFields): FinderOutcome | null => {
  const outcome = decodeItem(item, outcomeSchema, 'outcome');
  if (!outcome) return null;
  const { productSlug: product, parts, ...rest } = outcome;
  return {
    ...rest,
    product,
    parts: parts.map(({ productSlug, per }) => ({ product: productSlug, per })),
  };
};

type Named = Pick<FenceFinder, 'questions' | 'outcomes'>;

/** What a rule names that does not exist; null if everything does. */
const missingIn = (
  { question, answer, outcome }: FinderRule,
  { questions, outcomes }: Named,
): string | null => {
  const asked = questions.find(each => each.id === question);
  if (!asked) return `the question "${question}", which does not exist`;
  if (!asked.answers.some(each => each.id === answer))
    return `the answer "${answer}", which the question "${question}" does not have`;
  return outcomes.some(each => each.id === outcome)
    ? null
    : `the outcome "${outcome}", which does not exist`;
};

const toRule = (item: DocumentFields, named: Named): FinderRule | null => {
  const title = item.optionalText('title') ?? '?';
  const found = decodeItem(item, ruleSchema, 'rule');
  if (!found) return null;
  const { questionId: question, answerId: answer, outcomeId: outcome, ...rest } = found;
  const rule = { question, answer, outcome, ...rest };
  const missing = missingIn(rule, named);
  if (missing === null) return rule;
  item.problem('', `the rule "${title}" is left out: it names ${missing}. Correct it.`);
  return null;
};

/**
 * A `fenceFinder` document. What is broken is reported by its name and left out; a finder without
 * questions or outcomes is no finder, and its page shows only its modules.
 */
export const toFenceFinder = (fields: DocumentFields): FenceFinder | null => {
  const questions = withOwnId(fields, 'questions', fields.list('questions', toQuestion));
  const outcomes = withOwnId(fields, 'outcomes', fields.list('outcomes', toOutcome));
  const slug = slugIn(fields);
  const title = fields.text('title');
  if (questions.length === 0 || outcomes.length === 0) {
    const empty = questions.length === 0 ? 'questions' : 'outcomes';
    fields.problem(empty, 'there are none, so the page shows no questions. Add some.');
    return null;
  }
  return {
    slug,
    title,
    intro: fields.optionalText('intro'),
    outcomesHeading: fields.optionalText('outcomesHeading'),
    outcomesText: fields.optionalText('outcomesText'),
    questions,
    outcomes,
    rules: fields.list('rules', item => toRule(item, { questions, outcomes })),
  };
};
