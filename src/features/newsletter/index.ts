export { LateNewsletter } from './late-newsletter';
export { PageNewsletter } from './page-newsletter';
