import { bullets, heading, numbered, paragraphs } from '~/seed/content/blocks';
import type { Wording } from '~/seed/content/wording';
import { post } from '../post';
import { body, callout, faq, productCard, quote, table } from '../rich';

export const oldDog = (w: Wording) =>
  post({
    slug: 'the-old-dog-by-the-fire',
    title: 'The old dog by the fire',
    excerpt:
      'Slowing down is not an illness. But some of what we call age is pain, and pain can be helped. A vet on what to watch for at home.',
    description:
      'Caring for a senior dog at home: what is normal, what is pain, how to change beds, floors, walks and meals, and when to see your vet.',
    category: 'wellness',
    author: 'ilse-marchetti',
    publishedAt: '2026-09-29T13:00:00Z',
    tags: ['Senior dogs', 'Joints', 'Sleep'],
    image: ['lifestyle/blog-senior-dog.jpg', 'An older dog asleep in a round bed by the fire'],
    products: ['pet-bed', 'joint-supplement', 'slow-bowl', 'grooming-wipes'],
    body: body(
      paragraphs(
        'There is a golden retriever in my practice called Olive. She is thirteen and sleeps about eighteen hours a day. Her family apologized for bringing her in. “She is only old,” they said. She was old, and her left elbow hurt. A month later she carried a stick home again.',
        'Old age is not a disease, and I would never call it one. It does hide things, though, and dogs are polite about pain. So here is what I look for, and what you can look for without me.',
      ),
      heading('When is a dog old?'),
      table(
        'A rough guide',
        ['Size', 'Middle-aged from', 'Old from'],
        [`Small, under ${w.pounds(20)}`, '8 years', '11 years'],
        [`Medium, to ${w.pounds(50)}`, '7 years', '10 years'],
        [`Large, to ${w.pounds(90)}`, '6 years', '8 years'],
        ['Giant', '5 years', '7 years'],
      ),
      paragraphs(
        'From the middle column on, I like to see a dog twice a year instead of once. A good deal can change in twelve months of theirs.',
      ),
      heading('Age, or pain?'),
      paragraphs(
        'These are ordinary: a gray muzzle, cloudier eyes, more sleep, less interest in being first through the door. These are not, and they deserve a visit:',
      ),
      bullets(
        'Getting up in two stages, front first.',
        'Standing at the foot of the stairs, thinking.',
        'Licking one joint until the hair is thin.',
        'Panting at night in a cool room.',
        'Turning round to look when the collar or the harness goes on.',
        'Going off by itself, when it used to lie on your feet.',
      ),
      callout(
        'Film it',
        'Ten seconds of your dog getting out of bed tells me more than ten minutes on my slippery floor. Dogs are brave at the clinic.',
      ),
      heading('Four changes at home'),
      numbered(
        '**The bed.** Thick enough that you cannot feel the floor with your fist, with an edge to rest a head on. Two beds are better than one, because an old dog wants to be where you are.',
        '**The floor.** Runners over the smooth parts, above all at the turn in the hall. Trim the nails, and the hair between the pads.',
        '**The walk.** Three short ones instead of one long one, every day, at the same pace. Weekend heroics are paid for on Monday.',
        '**The bowl.** Raise it to about the height of the elbow, and do not let the weight creep up. A few pounds less take more off a sore hip than anything I can prescribe.',
      ),
      productCard(
        'pet-bed',
        'Round, with a bolster for the head, and a cover that goes into the wash.',
      ),
      heading('Do supplements help?'),
      paragraphs(
        'Some, some of the time. Glucosamine, MSM and omega-3 are gentle, and most families who see a change see it after four to six weeks. Try for that long, then stop for two weeks and be honest. If you notice no difference, save your money for a better bed.',
        'They are no replacement for medicine when a dog hurts. And please never give your own painkillers: several that are safe for you are dangerous for a dog.',
      ),
      quote(
        'I ask every family for three things their old dog loves. When two of them stop, we talk. Until then, we live.',
      ),
      heading('Eyes, ears and the line'),
      paragraphs(
        'A dog who hears less may miss a tone. If your fence relies on one, walk the line once a month with an old dog and see that it still turns. Where the ears have gone, a trainer can help you teach the flags again, or the lowest level. Most old dogs keep to a boundary out of habit alone, and never ask.',
        'Keep the furniture where it is. Leave a small light on in the hall. Scent the top step of the stairs with a drop of vanilla. It looks foolish, and it works.',
      ),
      heading('Often asked'),
      faq(
        [
          'Is it too late to teach her something?',
          'It is not. Old dogs concentrate better than puppies. Keep it to five minutes, and pay well.',
        ],
        [
          'He wakes at three and wanders. Why?',
          'Sometimes the bladder, sometimes pain, sometimes the mind growing older. All three can be eased. Write down the times for a week and bring the page.',
        ],
        [
          'Should we get a puppy to keep her young?',
          'Get a puppy because you would like a puppy. She might enjoy it, in a room with a gate.',
        ],
      ),
    ),
  });
