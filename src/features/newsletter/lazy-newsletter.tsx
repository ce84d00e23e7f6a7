import type { ComponentType } from 'react';
import { Late } from '~/src/ui/timing/late';
import type { FooterNewsletterProps } from './footer-newsletter';

const load = async (): Promise<ComponentType<FooterNewsletterProps>> =>
  (await import('./footer-newsletter')).FooterNewsletter;

/** The place of the newsletter in the footer: without scripts nothing could be sent, so none is built. */
export function LazyNewsletter(props: FooterNewsletterProps) {
  return (
    <div className="footer-letter">
      <Late built={null} load={load} props={props} isPatient />
    </div>
  );
}
