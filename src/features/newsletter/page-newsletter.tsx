import { NewsletterForm } from './newsletter-form';
import * as parts from './newsletter-parts';

/** The whole newsletter form, as a block of a page. */
export function PageNewsletter({ code }: { readonly code: string | null }) {
  return <NewsletterForm source="Page" code={code} parts={parts} />;
}
