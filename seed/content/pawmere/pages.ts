import { bullets, heading, paragraphs, text } from '../blocks';
import type { DocumentSource } from '../document';
import { labelled, linkTo, primary, secondary } from '../links';
import { imageField } from '../images';
import * as m from '../modules';
import { page } from '../page';
import { picture } from '../pictures';
import type { Wording } from '../wording';

const home = (w: Wording) =>
  page({
    slug: 'home',
    title: 'Home',
    seo: {
      title: w.pick('Everyday pet products that get used', 'Everyday pet products for Canada'),
      description:
        'Cheerful, practical things for dogs and cats: treats, slow bowls, feeders, beds and bags. Easy to wash, easy to reorder.',
      image: picture('petsHome'),
    },
    modules: [
      m.hero({
        heading: 'Good days, every day',
        body: 'Bowls that slow them down, beds that wash, treats worth sitting for. Nothing fancy. Just things your pets will use, and you will not mind finding in the hall.',
        image: picture('petsHome'),
        actions: [
          primary('Shop everything', '/collections/everything'),
          secondary('How Autoship works', '/autoship'),
        ],
        facts: ['45-day returns', 'Save 10% with Autoship'],
      }),
      m.collectionTiles({
        heading: 'Pick a shelf',
        tiles: [
          {
            title: 'Feeding',
            text: 'Dinner on time, water on the move.',
            image: imageField('products/automatic-feeder/1.jpg'),
            link: linkTo('/collections/feeding'),
          },
          {
            title: 'Care on Autoship',
            text: 'Treats, chews and bags before you run out.',
            image: imageField('products/waste-bags/1.jpg'),
            link: linkTo('/collections/autoship-care'),
          },
          {
            title: 'Beds and travel',
            text: 'Naps at home, naps on the road.',
            image: imageField('products/pet-bed/1.jpg'),
            link: linkTo('/collections/beds-and-travel'),
          },
        ],
      }),
      m.productRail({
        heading: 'Tail-wag favorites',
        link: labelled('See everything', '/collections/everything'),
        handles: ['training-treats', 'slow-bowl', 'drinking-fountain', 'pet-bed', 'rope-toy'],
      }),
      m.collectionRail({
        heading: 'What are you out of?',
        link: labelled('All shelves', '/collections'),
        handles: ['feeding', 'autoship-care', 'beds-and-travel', 'training', 'cat'],
      }),
      m.reviewWall({ heading: 'Straight from the couch', limit: 4 }),
    ],
  });

const about = () =>
  page({
    slug: 'about',
    title: 'Our story',
    seo: {
      title: 'Our story: made for muddy halls',
      description:
        'Two sisters, five pets and a kitchen floor: how Pawmere began in 2009 and what every product has to survive before we sell it.',
      image: picture('feeding'),
    },
    modules: [
      m.richText(
        text(
          paragraphs(
            'In 2009 two sisters shared a small house with three dogs and two cats. Every bowl slid, every bed came apart in the wash, and the cat drank from the tap. They made a heavier bowl. Friends asked for one. You can guess the rest.',
          ),
          heading('The hall test'),
          paragraphs(
            'Before we sell a thing, it spends eight weeks in the halls and kitchens of people we trust to be honest. To pass, it has to be:',
          ),
          bullets(
            'Easy to clean on an ordinary Tuesday.',
            'Easy to put back together by someone in a hurry.',
            'Still wanted by the pet in week eight.',
          ),
          paragraphs(
            'About one in three makes it. The others go back to the bench, or to the dog, who is not so fussy. Have a look at [everything that passed](/collections/everything).',
          ),
        ),
      ),
    ],
  });

const autoship = (w: Wording) =>
  page({
    slug: 'autoship',
    title: 'How Autoship works',
    seo: {
      title: 'How Autoship works, and how to stop it',
      description:
        'Treats, bags and filters that turn up before you run out, 10% off each time. Skip, move or stop a delivery whenever you like.',
    },
    modules: [
      m.steps({
        heading: 'Set it once',
        steps: [
          { title: 'Choose how often', text: 'Every week, 2 weeks, month or 2 months.' },
          {
            title: 'We write first',
            text: 'An email before each delivery, so nothing surprises you.',
          },
          { title: 'It turns up', text: '10% cheaper than buying it once, every time.' },
        ],
      }),
      m.richText(
        text(
          heading('Change of plan?'),
          paragraphs(
            `To skip a delivery, move it or stop altogether, call [${w.phone}](${w.phoneUrl}), Monday to Friday 8 am to 8 pm ET, Saturday 9 am to 5 pm ET. There is no minimum and nobody will ask you twice. Orders of ${w.money('49', '69')} or more ship free within ${w.country}, and anything unopened can come back within 45 days.`,
          ),
        ),
      ),
      m.productRail({ heading: 'Good things to repeat', collection: 'autoship-care' }),
      m.newsletter({
        anchor: 'newsletter-sign-up',
        heading: '10% off, to begin with',
        body: 'New here? Join our list and your first order is 10% less. A letter now and then, short enough to read while the kettle boils.',
        image: picture('catWindow'),
        code: 'WELCOME10',
      }),
    ],
  });

/** Pawmere's pages. */
export const pages = (w: Wording): readonly DocumentSource[] => [home(w), about(), autoship(w)];
