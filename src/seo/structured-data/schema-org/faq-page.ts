import type { FAQPage } from 'schema-dts';
import type { Question } from '~/src/domain/commerce/product';

/** The questions that a page answers, once each; null where it answers none. */
export const faqPage = (questions: readonly Question[]): FAQPage | null => {
  const answers = new Map(questions.map(({ question, answer }) => [question, answer]));
  if (answers.size === 0) return null;
  return {
    '@type': 'FAQPage',
    mainEntity: [...answers].map(([name, text]) => ({
      '@type': 'Question',
      name,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
};
