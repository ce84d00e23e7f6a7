export { LazyNewsletter } from './lazy-newsletter';
export { PageNewsletter } from './page-newsletter';
