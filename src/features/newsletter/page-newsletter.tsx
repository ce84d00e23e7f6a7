import { NewsletterForm } from './newsletter-form';
import { NewsletterDone, NewsletterFields } from './newsletter-parts';

const PARTS = { NewsletterFields, NewsletterDone };

/** The whole newsletter form, as a block of a page. */
export function PageNewsletter({ code }: { readonly code: string | null }) {
  return <NewsletterForm source="Page" code={code} parts={PARTS} />;
}
