import * as m from '../modules';
import { picture } from '../pictures';
import type { Wording } from '../wording';

/** The form that books a free visit; links to it end in `#book`. */
export const consultationForm = (w: Wording): m.Module =>
  m.form({
    form: 'free-consultation',
    anchor: 'book',
    heading: 'Book a free visit',
    body: `Tell us where you are and who it is for. A dealer calls within 1 to 2 business days, and you choose a time together. Rather talk? Call ${w.phone}.`,
    image: picture('visitPorch'),
    fields: [
      {
        name: 'firstName',
        label: 'First name',
        kind: 'text',
        isRequired: true,
        minLength: 2,
        maxLength: 60,
        autoComplete: 'given-name',
      },
      {
        name: 'lastName',
        label: 'Last name',
        kind: 'text',
        isRequired: true,
        minLength: 2,
        maxLength: 60,
        autoComplete: 'family-name',
      },
      { name: 'email', label: 'Email', kind: 'email', isRequired: true, autoComplete: 'email' },
      {
        name: 'phone',
        label: 'Phone',
        kind: 'phone',
        isRequired: true,
        note: 'For the dealer’s call, and nothing else.',
        autoComplete: 'tel',
      },
      {
        name: 'postalCode',
        label: w.pick('ZIP code', 'Postal code'),
        kind: 'postalCode',
        isRequired: true,
        autoComplete: 'postal-code',
      },
      {
        name: 'need',
        label: 'What is it about?',
        kind: 'select',
        isRequired: true,
        options: [
          'A fence for our yard',
          'A second dog, or a change to a fence',
          'A new home with an old fence',
          'Keeping pets off something indoors',
          'I am not sure yet',
        ],
      },
      {
        name: 'pets',
        label: 'Who is it for?',
        kind: 'longText',
        maxLength: 500,
        note: 'Breed, age and what they chase, if you like.',
      },
    ],
    submitLabel: 'Book a free visit',
    successHeading: 'Thank you. A dealer will call you.',
    successBody: `You hear from a Larkfield dealer within 1 to 2 business days. If the day does not suit you, say so then, or call us at ${w.phone}.`,
  });
