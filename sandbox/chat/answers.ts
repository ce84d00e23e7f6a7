interface CannedAnswer {
  readonly words: RegExp;
  readonly text: string;
}

/** The agent's greeting. */
export const GREETING = (agent: string, name: string | null): string =>
  `Hello${name === null ? '' : ` ${name}`}, this is ${agent} at customer care. What can I do for you and your pet?`;

/** The first match wins. */
const ANSWERS: readonly CannedAnswer[] = [
  {
    words: /\b(bye|goodbye|thanks?|thank you|cheers)\b/i,
    text: 'You are welcome. If anything else comes up, this chat stays open while you shop.',
  },
  {
    words: /\b(where|track|parcel|package|shipping|shipped|deliver\w*|arriv\w*)\b/i,
    text: 'Orders leave within one business day and take 3 to 6 business days in the United States and 4 to 8 in Canada. The mail that told you it was shipped has the tracking link. If you give me the order number, I can look it up.',
  },
  {
    words: /\b(return\w*|refund\w*|exchange\w*|send (it )?back)\b/i,
    text: 'You have 45 days to return anything, opened or not. Shall I send you the label, or would you rather read the steps first? They are under Support, “Return something”.',
  },
  {
    words: /\b(autoship|subscri\w*|skip|pause|cancel)\b/i,
    text: 'You can do that yourself in your account, under Subscriptions, or I do it for you. Which delivery is it about, and shall I skip it, move it or stop it altogether?',
  },
  {
    words: /\b(charg\w*|batter\w*|power)\b/i,
    text: 'Please wipe the four contacts of the collar and of the charger with a dry cloth, and put the collar on until the light turns amber. Does it charge then?',
  },
  {
    words: /\b(gps|signal|map|lost|locat\w*)\b/i,
    text: 'Let us see. Is the collar outside, under open sky, and does its light blink green? The first fix after a charge can take two minutes.',
  },
  {
    words: /\b(size|fit\w*|collar|strap)\b/i,
    text: 'Two fingers should fit under the strap. For the size, measure around the neck just below the ears: up to 14 inches is S, up to 18 is M, above that L.',
  },
  {
    words: /\b(dealer|install\w*|yard|visit|consultation)\b/i,
    text: 'A dealer near you can look at your yard, free of charge. Tell me your ZIP or postal code and I will find out who that is.',
  },
  {
    words: /\b(warranty|broken|broke|defect\w*|damag\w*)\b/i,
    text: 'I am sorry about that. Your product is covered for a year. Could you tell me what it is, and roughly when you bought it?',
  },
  {
    words: /\b(human|person|real|robot|bot)\b/i,
    text: 'In the shop, a person of customer care answers here. In the sandbox, I only know a few sentences by heart.',
  },
  {
    words: /\b(hello|hi|hey|good (morning|afternoon|evening))\b/i,
    text: 'Hello! How can I help?',
  },
];

const OTHERWISE =
  'Thank you. Could you tell me a little more: which product is it about, and what have you tried so far?';

/** The agent's answer to a message. */
export const answerTo = (text: string): string =>
  ANSWERS.find(({ words }) => words.test(text))?.text ?? OTHERWISE;
