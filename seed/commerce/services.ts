import type { SeedProduct } from '../types';
import { byValue, metafield, price, product } from './build';
import { AUTO_RENEW } from './selling-plans';

const servicePlan = product({
  handle: 'service-plan',
  sku: 'LF-SVC',
  title: 'GPS Collar Service Plan',
  productType: 'Containment / GPS fences / Service plans',
  vendor: 'Larkfield',
  tags: ['gps', 'service', 'subscription'],
  publishedAt: '2026-08-17T14:00:00Z',
  tagline: 'The line between your phone and your dog',
  descriptionHtml: `<p>The GPS collar thinks for itself at the boundary. The service plan adds the rest: where your dog is on the map, a message when the line is crossed, and new boundaries sent to the collar from wherever you are.</p>
<p>It carries the LTE and satellite connection in the United States and in Canada. One plan serves one collar.</p>
<ul><li><strong>Monthly:</strong> pay as you go, and stop when you like.</li><li><strong>Yearly:</strong> the same service, billed once, for less.</li></ul>
<p>Plans renew by themselves, so the map does not go dark on a holiday weekend. You can cancel by phone at any time, and the plan runs to the end of what you paid for.</p>`,
  highlights: [
    'Live location on the map',
    'A message when the line is crossed',
    'LTE with satellite, in the United States and Canada',
    'Monthly or yearly, renews by itself',
    'Cancel at any time, by phone',
  ],
  specifications: [
    ['For', 'One GPS Fence Collar'],
    ['Connection', 'LTE with satellite'],
    ['Coverage', 'United States and Canada'],
    ['Monthly', 'Renews every 1 month'],
    ['Yearly', 'Renews every 12 months'],
    ['Boundaries', 'As many as you like, at home and away'],
    ['Contract', 'None; cancel by phone'],
  ],
  seo: {
    title: 'Service plan for the GPS fence collar',
    description:
      'The service plan for your GPS fence collar: live location, messages and boundaries over LTE with satellite. Monthly or yearly, cancel at any time.',
  },
  images: ['lifestyle/hero-gps-map.jpg'],
  options: [
    {
      name: 'Plan',
      values: [
        { name: 'Monthly', code: 'MON' },
        { name: 'Yearly', code: 'YR' },
      ],
    },
  ],
  variant: ({ Plan }) => ({
    price: byValue(Plan, { Monthly: price('12.95', '17.95'), Yearly: price('119.40', '165.60') }),
    inventory: 'untracked',
    metafields: [
      metafield(
        'subscription_frequency',
        'single_line_text_field',
        byValue(Plan, { Monthly: '1 month', Yearly: '12 months' }),
      ),
    ],
  }),
  sellingPlanGroups: [AUTO_RENEW],
  requiresSellingPlan: true,
  related: ['gps-collar', 'charging-dock', 'training-consultation', 'contact-posts'],
  complementary: ['gps-collar', 'charging-dock', 'contact-posts', 'collar-strap'],
});

/** What the GPS collar cannot work without. */
export const services: readonly SeedProduct[] = [servicePlan];
