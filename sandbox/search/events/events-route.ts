import type { Route } from '../http/route';
import { listIn, onlyMembers } from '../http/route';
import { SearchApiError } from '../api-error';
import { checkEvent } from './check-event';

const MOST_AT_ONCE = 1000;
const MOST_KEPT = 2000;

/** Visitors' events. One invalid event rejects the whole call. */
export const eventsRoute: Route = {
  method: 'POST',
  path: '/1/events',
  right: 'search',
  answer: ({ store, body }) => {
    onlyMembers(body, ['events']);
    const events = listIn(body, 'events');
    if (events.length > MOST_AT_ONCE) {
      throw new SearchApiError(422, `Too many events, expected ${MOST_AT_ONCE} at most`);
    }
    const checked = events.map(event => {
      checkEvent(event, store.now());
      return event;
    });
    store.addEvents(checked, MOST_KEPT);
    return { status: 200, message: 'OK' };
  },
};
