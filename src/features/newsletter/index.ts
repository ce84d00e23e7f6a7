export { FooterNewsletter } from './footer-newsletter';
export { PageNewsletter } from './page-newsletter';
