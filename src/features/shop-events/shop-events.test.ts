import { afterEach, expect, it } from 'vitest';
import { onShopEvent, MAX_QUEUED_EVENTS, track, type ShopEvent } from './shop-events';

const route = (path: string): ShopEvent => ({ type: 'route', path, title: path });
const paths = (events: readonly ShopEvent[]) =>
  events.map(event => (event.type === 'route' ? event.path : event.type));

afterEach(() => {
  onShopEvent(() => undefined);
  onShopEvent(null);
});

it('queues events until something subscribes, in order', () => {
  const heard: ShopEvent[] = [];
  track(route('/a'));
  track(route('/b'));
  onShopEvent(event => heard.push(event));
  track(route('/c'));
  expect(paths(heard)).toEqual(['/a', '/b', '/c']);
  onShopEvent(event => heard.push(event));
  expect(heard).toHaveLength(3);
});

it('limits the queue', () => {
  for (let number = 0; number < MAX_QUEUED_EVENTS + 10; number += 1) track(route(`/${number}`));
  const heard: ShopEvent[] = [];
  onShopEvent(event => heard.push(event));
  expect(heard).toHaveLength(MAX_QUEUED_EVENTS);
});
