import type { ComponentType } from 'react';
import { LazySection } from '~/src/ui/timing/lazy-section';
import type { FooterNewsletterProps } from './footer-newsletter';

const load = async (): Promise<ComponentType<FooterNewsletterProps>> =>
  (await import('./footer-newsletter')).FooterNewsletter;

/**
 * Reserves space for the newsletter in the footer. It is not in the built HTML, because without
 * scripts it could not submit.
 */
export function LazyNewsletter(props: FooterNewsletterProps) {
  return (
    <div className="footer-letter">
      <LazySection built={null} load={load} props={props} waitsForVisitor />
    </div>
  );
}
