import { useState } from 'react';
import type { CartLine } from '../domain/commerce/cart';
import { cartLine } from '../features/cart/queue/cart.fixture';
import type { OptionState } from '../domain/commerce/option-selection';
import type { ProductCard } from '../domain/commerce/product';
import { CartLineItem } from '../features/cart/views/lines/cart-line-item';
import { CartNotice } from '../features/cart/views/cart-notice';
import { FreeShippingBar } from '../features/cart/views/summary/free-shipping-bar';
import { ProductTile, RAIL_SIZES } from '../features/product';
import { OptionPicker } from '../features/product/options/option-picker';
import { Grid } from '../ui/layout';
import { ChapterSection, Example, ExampleGroup } from './specimen';

const OPTIONS: readonly OptionState[] = [
  {
    name: 'Size',
    selected: 'Medium',
    values: (['inStock', 'inStock', 'outOfStock', 'comingSoon', 'notMade'] as const).map(
      (state, index) => ({
        name: ['Small', 'Medium', 'Large', 'Giant', 'Toy'][index] ?? '',
        swatch: null,
        isSelected: index === 1,
        isOnSale: index === 0,
        state,
      }),
    ),
  },
  {
    name: 'Color',
    selected: 'Slate',
    values: [
      { name: 'Slate', swatch: '#4a5058', isSelected: true, isOnSale: false, state: 'inStock' },
      { name: 'Sky', swatch: '#5aa9d6', isSelected: false, isOnSale: true, state: 'inStock' },
      { name: 'Coral', swatch: '#e5553c', isSelected: false, isOnSale: false, state: 'outOfStock' },
    ],
  },
];

const line = (name: string, quantity: number, more: Partial<CartLine> = {}) => ({
  ...cartLine(name, quantity, more),
  key: name,
  isPending: name === 'pending',
});

const LINES = {
  plain: line('plain', 1),
  'being sent': line('pending', 3),
  'on autoship, saving': line('autoship', 2, {
    total: { cents: 1700, currency: 'USD' },
    sellingPlan: {
      id: 'plan',
      name: 'Every 3 months',
      price: { cents: 850, currency: 'USD' },
    },
  }),
  'no longer to be had': line('gone', 1, {
    merchandise: { ...cartLine('gone', 1).merchandise, isAvailable: false },
  }),
};

const NOTICE = { id: 1, message: null, titles: ['GPS Fence Collar'], quantity: 2, price: null };

/** The shop's own views, in the states that a page seldom shows all at once. */
export function Shop({ cards }: { cards: readonly ProductCard[] }) {
  const [chosen, setChosen] = useState('');
  return (
    <ChapterSection id="shop" title="Shop">
      <ExampleGroup title="Product tiles">
        <Grid as="ul" className="dev-wide">
          {cards.map(card => (
            <li key={card.id}>
              <ProductTile card={card} sizes={RAIL_SIZES} />
            </li>
          ))}
        </Grid>
      </ExampleGroup>
      <ExampleGroup title="Option picker">
        <Example label={`chosen, sold out, to come, not made ${chosen}`}>
          <div className="grid gap-6">
            <OptionPicker
              options={OPTIONS}
              onChoose={(option, value) => setChosen(`(asked: ${option} ${value})`)}
            />
          </div>
        </Example>
      </ExampleGroup>
      <ExampleGroup title="Cart lines">
        {Object.entries(LINES).map(([label, each]) => (
          <Example key={label} label={label}>
            <ul className="cart-lines w-100">
              <CartLineItem
                line={each}
                isFocused={false}
                isReturned={false}
                onStep={() => undefined}
                onQuantity={() => undefined}
                onType={() => undefined}
                onPlan={() => undefined}
                onFollow={() => undefined}
              />
            </ul>
          </Example>
        ))}
      </ExampleGroup>
      <ExampleGroup title="What the cart says">
        {(['stockLimited', 'offline', 'refused', 'cartRecovered'] as const).map(code => (
          <Example key={code} label={code}>
            <div className="dev-still">
              <CartNotice notice={{ ...NOTICE, code }} />
            </div>
          </Example>
        ))}
        <Example label="free shipping, on the way">
          <div className="dev-still">
            <FreeShippingBar
              isReached={false}
              remaining={{ cents: 2305, currency: 'USD' }}
              progress={0.7}
            />
          </div>
        </Example>
        <Example label="free shipping, reached">
          <div className="dev-still">
            <FreeShippingBar isReached remaining={null} progress={1} />
          </div>
        </Example>
      </ExampleGroup>
    </ChapterSection>
  );
}
