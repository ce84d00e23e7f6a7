import { expect, it } from 'vitest';
import { page } from './page.fixture';
import { checkTexts, textKeysOf } from './texts';

const KEYS = textKeysOf({ cart: { addItem: 'Add', count_one: 'One' }, close: 'Close' });

it('reports text keys', () => {
  expect(KEYS).toEqual(['cart.addItem', 'cart.count', 'close']);
});

it.each([
  '<p>cart.addItem</p>',
  '<p>Add <b> cart.count </b></p>',
  '<img src="/a.png" alt="cart.addItem">',
  '<button aria-label="cart.addItem"></button>',
  '<p title="cart.addItem">Add</p>',
  '<input placeholder="cart.addItem">',
  '<p>From {{price}}</p>',
  '<p>[object Object]</p>',
  '<p>undefined items</p>',
])('reports a placeholder or a value that is not text: %s', body => {
  expect(checkTexts([page('/a', body)], KEYS)).toHaveLength(1);
});

it('checks the title too', () => {
  expect(checkTexts([page('/a', '', '<title>cart.addItem</title>')], KEYS)).toHaveLength(1);
});

it('accepts texts, plain words and scripts', () => {
  const body = '<p>Add</p><p>close</p><script>cart.addItem; undefined</script><style>{{}}</style>';
  expect(checkTexts([page('/a', body)], KEYS)).toEqual([]);
});
