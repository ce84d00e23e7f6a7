import { expect, it } from 'vitest';
import { faqPage } from './faq-page';

it('includes each question once', () => {
  const page = faqPage([
    { question: 'Is it waterproof?', answer: 'To one metre.' },
    { question: 'Is it waterproof?', answer: 'To one metre.' },
    { question: 'Who fits it?', answer: 'A dealer near you.' },
  ]);
  expect(page).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { name: 'Is it waterproof?', acceptedAnswer: { '@type': 'Answer', text: 'To one metre.' } },
      { name: 'Who fits it?' },
    ],
  });
});

it('returns null without questions', () => {
  expect(faqPage([])).toBeNull();
});
