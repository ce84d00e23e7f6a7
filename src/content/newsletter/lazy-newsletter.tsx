import type { ComponentType } from 'react';
import { LazySection } from '~/src/ui/timing/lazy-section';
import type { FooterNewsletterProps } from './footer-newsletter';

const load = async (): Promise<ComponentType<FooterNewsletterProps>> =>
  (await import('./footer-newsletter')).FooterNewsletter;

/** The place of the newsletter in the footer: without scripts nothing could be sent, so none is built. */
export function LazyNewsletter(props: FooterNewsletterProps) {
  return (
    <div className="footer-letter">
      <LazySection built={null} load={load} props={props} waitsForVisitor />
    </div>
  );
}
