import { pageText } from '~/seed/content/page-text';
import type { DocumentSource } from '~/seed/content/document';
import { labelled } from '~/seed/content/links';
import * as m from '~/seed/content/modules';
import { page } from '~/seed/content/page';
import { picture } from '~/seed/content/pictures';
import type { Wording } from '~/seed/content/wording';

const shipping = (w: Wording) =>
  page({
    slug: 'shipping-and-returns',
    title: 'Shipping and returns',
    seo: {
      title: w.pick('Shipping and returns', 'Shipping and returns in Canada'),
      description: w.pick(
        'Free shipping over {shipping} in the United States and {returnDays} days to send anything back. Times, costs and how to return.',
        'Free shipping over {shipping} across Canada and {returnDays} days to send anything back. Times, costs, duties and how to return.',
      ),
    },
    modules: [m.richText(pageText('larkfield', 'shipping-and-returns', w))],
  });

const warranty = (w: Wording) =>
  page({
    slug: 'warranty',
    title: 'Warranty',
    seo: {
      title: 'Warranty on fences, collars and pet doors',
      description:
        'How long each Larkfield product is covered, what the warranty includes, what it does not, and how to make a claim by phone.',
    },
    modules: [
      m.richText(pageText('larkfield', 'warranty', w)),
      m.comparison({
        heading: 'How long you are covered',
        columns: ['Cover'],
        rows: [
          { label: 'GPS collar and charging dock', values: ['1 year'] },
          { label: 'Boundary Plus transmitter', values: ['10 years'] },
          { label: 'Boundary collar', values: ['2 years'] },
          { label: 'Buried wire, installed by a dealer', values: ['2 years, labor included'] },
          { label: 'Indoor and Outdoor Shield', values: ['2 years'] },
          { label: 'Pet doors', values: ['3 years, flaps 1 year'] },
          { label: 'Feeders, fountains, litter boxes', values: ['1 year'] },
          { label: 'Straps, leashes and beds', values: ['90 days'] },
        ],
      }),
      m.richText(pageText('larkfield', 'warranty-2', w)),
    ],
  });

const guarantee = (w: Wording) =>
  page({
    slug: 'money-back-guarantee',
    title: '1-year money-back guarantee',
    seo: {
      title: '1-year money-back guarantee on every fence',
      description:
        'If a Larkfield fence does not keep your dog safely at home within a year, you get your money back. What it covers and what we ask of you.',
      image: picture('trialBox'),
    },
    modules: [
      m.hero({
        heading: 'A year to be sure',
        body: 'If your Larkfield fence does not keep your dog safely at home, we give you your money back. You have a whole year to find out, so every season gets a vote.',
        image: picture('trialBox'),
        actions: [{ ...labelled('Find your fence', '/find-your-fence'), style: 'primary' }],
      }),
      m.richText(pageText('larkfield', 'money-back-guarantee', w)),
      m.steps({
        heading: 'How it works',
        steps: [
          {
            title: 'You call',
            text: `Call ${w.phone} or your dealer within one year of delivery or installation.`,
          },
          { title: 'We try once more', text: 'Together, if you are willing.' },
          {
            title: 'You get your money back',
            text: 'If you still want to return it, we refund what you paid within 10 business days.',
          },
        ],
      }),
      m.banner({
        heading: 'Your year starts with a visit',
        body: 'A dealer walks the yard with you for about an hour. It is free, and you decide afterwards.',
        image: picture('dealerVisit'),
        link: labelled('Book a free consultation', '/free-consultation'),
        tone: 'accent',
      }),
    ],
  });

/** Help before and after a purchase. */
export const servicePages = (w: Wording): readonly DocumentSource[] => [
  shipping(w),
  warranty(w),
  guarantee(w),
];
