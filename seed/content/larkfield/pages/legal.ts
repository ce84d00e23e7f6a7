import { bullets, heading, paragraphs, text } from '~/seed/content/blocks';
import type { DocumentSource } from '~/seed/content/document';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import type { Wording } from '~/seed/content/wording';

const company = (w: Wording) =>
  w.pick('Larkfield Pet Safety, Inc.', 'Larkfield Pet Safety Canada Ltd.');

const privacy = (w: Wording) =>
  page({
    slug: 'privacy',
    title: 'Privacy',
    seo: {
      title: 'Privacy policy',
      description:
        'What Larkfield knows about you and your dog, why, for how long, who else sees it, and how to have it corrected or deleted.',
    },
    modules: [
      m.richText(
        text(
          paragraphs(
            `This is how ${company(w)} treats what you tell us. We wrote it to be read. It was last changed on 1 September 2026.`,
          ),
          heading('What we collect'),
          bullets(
            '**To sell you something:** your name, address, email, phone and order. Card numbers go to our payment provider and never reach us.',
            '**To fit a fence:** the plan of your yard and notes about your dog, shared with your dealer.',
            '**To run a GPS collar:** where the collar is, and the fences you draw. Only the people you invite can see it.',
            '**To improve the shop:** which pages are visited, if you allow it.',
          ),
          heading('Cookies and your choice'),
          paragraphs(
            'Some cookies are needed: they keep your cart, your country and your sign-in. All others wait until you say yes, and you can change your mind at any time under Privacy choices at the foot of every page.',
          ),
          heading('How long we keep it'),
          bullets(
            'Orders: seven years, because tax law asks for it.',
            'Collar locations: 30 days, then they are deleted.',
            'Email list: until you leave it.',
          ),
          heading('Who else sees it'),
          paragraphs(
            'Your dealer, our carriers, our payment provider and the companies that run our systems for us. We do not sell personal information, and we do not share collar locations with anyone unless a court orders it.',
          ),
          heading('Your rights'),
          paragraphs(
            `You may see, correct, download or delete what we hold, and object to its use. Write to privacy@larkfield.example or call [${w.phone}](${w.phoneUrl}). We answer within 30 days. ${w.pick(
              'Residents of California and other states have further rights, which we extend to everyone.',
              'You may also turn to the Office of the Privacy Commissioner of Canada.',
            )}`,
          ),
        ),
      ),
    ],
  });

const terms = (w: Wording) =>
  page({
    slug: 'terms',
    title: 'Terms',
    seo: {
      title: 'Terms of sale and use',
      description:
        'The terms on which you buy from Larkfield and use this site: prices, orders, Autoship, service plans, safety and liability.',
    },
    modules: [
      m.richText(
        text(
          paragraphs(
            `You buy from ${company(w)}. These terms apply to orders placed on this site from 1 September 2026.`,
          ),
          heading('Prices and orders'),
          paragraphs(
            `Prices are in ${w.pick('US dollars', 'Canadian dollars')} and do not include tax. The price in your cart is the one that counts. Your order is an offer; we accept it when it ships. If we have made an obvious mistake in a price, we tell you and you may cancel.`,
          ),
          heading('Autoship and service plans'),
          bullets(
            'Autoship repeats at the interval you choose and is charged when each delivery leaves us. We write to you before each one. Skip, change or cancel at any time.',
            'Service plans renew every month or every 12 months until you cancel. Canceling ends the plan when the paid time is over.',
            'A discount for Autoship ends with the Autoship.',
          ),
          heading('Safe use'),
          paragraphs(
            'A fence collar is a training aid for healthy dogs. Read the guide, fit the collar as it says and take it off at night. No electronic fence stops every dog every time, and none keeps other animals or people out. Do not use one for a dog that has bitten.',
          ),
          heading('Returns and guarantee'),
          paragraphs(
            'You may return goods within 45 days as described under [shipping and returns](/shipping-and-returns). Fences come with a [1-year money-back guarantee](/money-back-guarantee) and a [warranty](/warranty).',
          ),
          heading('Our liability'),
          paragraphs(
            'As far as the law allows, we answer for no more than what you paid for the product concerned. Nothing here limits what cannot be limited by law.',
          ),
          heading('Law'),
          paragraphs(
            `The law of ${w.pick('the State of Ohio', 'the Province of Ontario')} applies. Before going to court, please call us. We would rather mend it.`,
          ),
        ),
      ),
    ],
  });

const accessibility = (w: Wording) =>
  page({
    slug: 'accessibility',
    title: 'Accessibility',
    seo: {
      title: 'Accessibility statement',
      description:
        'How we make this shop usable with a keyboard, a screen reader, large text or a slow connection, and whom to tell when it is not.',
    },
    modules: [
      m.richText(
        text(
          paragraphs(
            'Everyone with a dog should be able to shop here. We build to the Web Content Accessibility Guidelines 2.2, level AA, and check every page before it is published.',
          ),
          heading('What we do'),
          bullets(
            'Everything works with a keyboard alone, from the menu to the order.',
            'Pages are announced when they change, and pictures are described.',
            'Text can be enlarged to 200% without losing anything.',
            'Motion stops if your device asks for less of it.',
            'Every page and every price can be read without JavaScript.',
          ),
          heading('On our products'),
          paragraphs(
            'Collars tell their state by light and by sound. The app speaks with the screen readers of both large phone systems. Guides are available in large print and as plain text, free of charge.',
          ),
          heading('Where we fall short'),
          paragraphs(
            'The map on which a GPS fence is drawn is hard to use without sight. Care can draw the fence with you by phone, and read it back to you corner by corner.',
          ),
          heading('Tell us'),
          paragraphs(
            `If something stands in your way, call [${w.phone}](${w.phoneUrl}), Monday to Friday 8 am to 8 pm ET or Saturday 9 am to 5 pm ET, or write to accessibility@larkfield.example. We take your order by phone in the meantime, at the same price, and answer within two business days.`,
          ),
        ),
      ),
    ],
  });

/** What the law asks for, in plain words. */
export const legalPages = (w: Wording): readonly DocumentSource[] => [
  privacy(w),
  terms(w),
  accessibility(w),
];
