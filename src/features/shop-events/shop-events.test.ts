import { afterEach, expect, it } from 'vitest';
import { hearShop, MOST_KEPT, tell, type ShopEvent } from './shop-events';

const route = (path: string): ShopEvent => ({ type: 'route', path, title: path });
const paths = (events: readonly ShopEvent[]) =>
  events.map(event => (event.type === 'route' ? event.path : event.type));

afterEach(() => {
  hearShop(() => undefined);
  hearShop(null);
});

it('keeps what happens until somebody listens, in its order', () => {
  const heard: ShopEvent[] = [];
  tell(route('/a'));
  tell(route('/b'));
  hearShop(event => heard.push(event));
  tell(route('/c'));
  expect(paths(heard)).toEqual(['/a', '/b', '/c']);
  hearShop(event => heard.push(event));
  expect(heard).toHaveLength(3);
});

it('keeps no more than so many', () => {
  for (let number = 0; number < MOST_KEPT + 10; number += 1) tell(route(`/${number}`));
  const heard: ShopEvent[] = [];
  hearShop(event => heard.push(event));
  expect(heard).toHaveLength(MOST_KEPT);
});
