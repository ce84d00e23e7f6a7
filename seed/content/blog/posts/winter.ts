import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, divider, picture, productCard, table, video } from '../rich';

export const winterYard = (w: Wording) =>
  post({
    slug: 'a-winter-yard-checklist',
    title: 'A winter yard checklist, from someone who shovels',
    excerpt:
      'Snow changes where your dog can walk, how a collar sits and what the road crew leaves behind. Half an hour in November takes care of most of it.',
    description:
      'Get a fence, a collar and a dog ready for winter: contact posts for thick coats, drifts, salt, charging in the cold and a five-minute check.',
    category: 'safety',
    author: 'maren-tremblay',
    publishedAt: '2026-10-27T13:00:00Z',
    tags: ['Winter', 'Collar fit', 'Maintenance'],
    image: [
      'lifestyle/winter-yard.jpg',
      'A dog in a snowy yard inside a blue boundary line, with a snowman behind it',
    ],
    products: ['contact-posts', 'power-cap-battery', 'wire-repair-kit', 'grooming-wipes'],
    body: body(
      paragraphs(
        `I live where the first snow comes in October and the last of it leaves in April. ${w.pick(
          'If you are reading this in Minnesota or Maine, you know the arrangement.',
          'If you are reading this in Sudbury or Saguenay, you know the arrangement.',
        )} Dogs love it. Fences do not mind it. What needs a little thought is everything in between.`,
      ),
      heading('The collar comes first'),
      paragraphs(
        'A winter coat can be twice as thick as a summer one, and it lifts the contact posts off the skin. The tone still plays, but the reminder does not arrive. Many calls we get in December are about a fence that “stopped working,” and the fence is fine.',
      ),
      numbered(
        'Part the hair under the collar and look. The posts should touch skin, lightly.',
        'If they do not, change to the longer [contact posts](/products/contact-posts). It takes two minutes and the wrench that came with them.',
        'Check the strap: two fingers flat, with your dog standing.',
        'Take the collar off at night, as always, and dry the neck underneath.',
      ),
      productCard(
        'contact-posts',
        'Two lengths. The long ones are for double coats and deep winter.',
      ),
      heading('The line'),
      paragraphs(
        'Buried wire does not care about snow, and a GPS collar sees the sky as well in January as in June. What changes is what your dog sees. Flags vanish, the lawn loses its edges, and the plow builds a hill exactly where the boundary was.',
      ),
      bullets(
        `Put tall markers at the corners, ${w.feet(4)} above the ground. Garden canes with a strip of cloth will do.`,
        'Walk the line on a lead after the first real snowfall. One slow lap tells your dog that the rule has not changed.',
        'Shovel a path to the place where your dog does its business. A dog who has to choose between a drift and the driveway will choose the driveway.',
        'Keep snowbanks away from a wooden fence or a wall. A packed drift is a ramp.',
      ),
      picture(
        'products/boundary-flags/1.jpg',
        'A bundle of white boundary flags with a paw mark',
        'White flags are for summer. Tie a dark ribbon to the ones at the corners before it snows.',
      ),
      heading('Power in the cold'),
      table(
        'What the cold does to batteries',
        ['', 'On a mild day', 'At the freezing point and below'],
        [
          'GPS collar',
          '36 hours a charge, 2 hours to full',
          'Somewhat less; charge indoors, once the collar is warm',
        ],
        [
          'Boundary collar',
          'About 3 months a power cap',
          'Change it when it blinks, not a week later',
        ],
        ['Phone', 'As you know it', 'Keep it in an inside pocket'],
      ),
      paragraphs(
        'Never set a frozen collar on the dock. Let it come to room temperature first, wipe the contacts dry, then charge. Supper is a good time for it.',
      ),
      video(
        'Changing contact posts in two minutes',
        'https://video.example.com/larkfield/contact-posts',
        2,
        'products/contact-posts/1.jpg',
        'A set of long and short contact posts with their wrench',
      ),
      heading('Paws, salt and antifreeze'),
      paragraphs(
        'Road salt stings and dries the pads. Wipe the feet when you come in; the [grooming wipes](/products/grooming-wipes) by our back door are there for nothing else. Trim the hair between the toes so that ice cannot ball up in it.',
      ),
      callout(
        'Antifreeze',
        'It tastes sweet and a spoonful is dangerous. Wipe up drips in the garage, store the can high, and call your vet at once if you think your dog has licked some. Early treatment works.',
        'care',
      ),
      heading('How cold is too cold?'),
      paragraphs(
        'It depends on the dog. A husky sleeps in the snow for pleasure; a whippet shivers at the thought. Watch the feet: a dog that lifts one paw after another is telling you that it is time. For most dogs, below about -10 °F (-23 °C) a walk is a quick one. Old dogs and puppies come in sooner, and every dog should be able to get out of the wind.',
      ),
      divider(),
      heading('The five-minute check'),
      bullets(
        'Posts touch skin. Strap fits. Light on the collar is right.',
        'Tall markers at the corners, path to the usual spot.',
        'Transmitter plugged in, a spare [power cap](/products/power-cap-battery) in the drawer.',
        'One slow lap of the line on a lead.',
        'A dry towel by the door. You will use it more than anything else on this list.',
      ),
    ),
  });
