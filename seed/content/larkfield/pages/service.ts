import { bullets, heading, numbered, paragraphs, subheading, text } from '~/seed/content/blocks';
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
    modules: [
      m.richText(
        text(
          heading('Shipping'),
          paragraphs(
            `Orders of ${w.money('75', '99')} or more ship free within ${w.country}. Below that, shipping costs a flat ${w.money('6.95', '9.95')}. The cart tells you how far you are from free shipping.`,
          ),
          bullets(
            'Orders placed before 2 pm ET on a business day leave the same day.',
            w.pick(
              'Most arrive within 2 to 5 business days; Alaska and Hawaii take about 8.',
              'Most arrive within 2 to 6 business days; the territories and remote postal codes take about 12.',
            ),
            w.pick(
              'We ship to all fifty states. Larger things, such as cat trees and litter boxes, come by ground only.',
              'We ship from Guelph, Ontario, to every province and territory. Prices are in Canadian dollars and no duty is owed at the door.',
            ),
            'Fitted fences are not shipped. Your dealer brings them.',
          ),
          heading('Returns'),
          paragraphs(
            'You have 45 days from delivery to send back anything from the shop, used or not, as long as it is whole and clean. Return shipping is on us if something was wrong; otherwise the label is taken off your refund at cost.',
          ),
          numbered(
            `Call [${w.phone}](${w.phoneUrl}) for a return number and a label.`,
            'Pack it in any sturdy box, with the number on a slip inside.',
            'Drop it off. We refund the card you paid with within 5 business days of receiving it.',
          ),
          paragraphs(
            'Opened food, treats and supplements cannot be sold again, so please do not send them; if your pet will not eat them, tell us and we refund the first bag. Service plans and training can be canceled before they begin.',
          ),
          subheading('Fences have a year'),
          paragraphs(
            'Containment is covered for longer than 45 days. Read the [1-year money-back guarantee](/money-back-guarantee).',
          ),
        ),
      ),
    ],
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
      m.richText(
        text(
          paragraphs(
            'We repair or replace what fails through no fault of yours. Keep your order number; it is all we ask for.',
          ),
        ),
      ),
      m.comparison({
        heading: 'How long you are covered',
        columns: ['Cover'],
        rows: [
          { label: 'GPS collar and charging dock', values: ['1 year'] },
          { label: 'Boundary Plus transmitter', values: ['10 years'] },
          { label: 'Boundary collar', values: ['2 years'] },
          { label: 'Buried wire, fitted by a dealer', values: ['2 years, labor included'] },
          { label: 'Indoor and Outdoor Shield', values: ['2 years'] },
          { label: 'Pet doors', values: ['3 years, flaps 1 year'] },
          { label: 'Feeders, fountains, litter boxes', values: ['1 year'] },
          { label: 'Straps, leads and beds', values: ['90 days'] },
        ],
      }),
      m.richText(
        text(
          heading('What it includes'),
          bullets(
            'Faults of material and making, and batteries that fall below what we promise.',
            'Shipping both ways within the first year.',
            'A loan collar, where a dealer has one, so your dog is not left without a fence.',
          ),
          heading('What it does not'),
          bullets(
            'Chewing. We admire it, but we cannot insure it. A chewed collar within a year is replaced once at half its price.',
            'Lightning without a surge protector, and wire cut by digging.',
            'Fences altered by someone other than a dealer.',
          ),
          heading('How to claim'),
          paragraphs(
            `Call [${w.phone}](${w.phoneUrl}). We try three things with you by phone first, which mends about half of all collars. If not, a replacement leaves the same day. This warranty adds to the rights that the law of your ${w.pick('state', 'province')} gives you and takes none away.`,
          ),
        ),
      ),
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
      image: picture('yard'),
    },
    modules: [
      m.hero({
        heading: 'A year to be sure',
        body: 'If your Larkfield fence does not keep your dog safely at home, we give you your money back. You have a whole year to find out, so every season gets a vote.',
        image: picture('winter'),
        actions: [{ ...labelled('Find your fence', '/find-your-fence'), style: 'primary' }],
      }),
      m.richText(
        text(
          heading('What it covers'),
          bullets(
            'The GPS collar, bought from us or from a dealer.',
            'Boundary Plus, fitted by a dealer, with the fitting.',
            'The unused months of a yearly service plan.',
          ),
          heading('What we ask of you'),
          bullets(
            'Follow the training plan, about two weeks of short sessions.',
            'Call us when something is not working. A visit or a video call solves most of it, and is free in the first year.',
            'Send back the collars and the transmitter. The wire may stay in the ground.',
          ),
          heading('How it works'),
          numbered(
            `Call your dealer, or care at [${w.phone}](${w.phoneUrl}), within one year of delivery or fitting.`,
            'We try once more together, if you are willing.',
            'If you still want to return it, we refund what you paid within 10 business days.',
          ),
          paragraphs(
            'Everything else in the shop can come back within 45 days. See [shipping and returns](/shipping-and-returns). Faults are a matter for the [warranty](/warranty), which lasts longer.',
          ),
        ),
      ),
    ],
  });

/** Help before and after a purchase. */
export const servicePages = (w: Wording): readonly DocumentSource[] => [
  shipping(w),
  warranty(w),
  guarantee(w),
];
