import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** Gatsby's live region, which always speaks English. */
const REGION = 'gatsby-announcer';

/** The page's first heading, or else its title, like Gatsby does it. */
const pageName = (): string =>
  document.querySelector('#gatsby-focus-wrapper h1')?.textContent || document.title;

/** Announces the new page to screen readers in the page's own language (spec storefront §2.5). */
export const useRouteAnnouncer = (page: string): void => {
  const { t } = useTranslation('common');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // After Gatsby's own announcement, which it writes in the frame of the navigation.
    requestAnimationFrame(() => {
      const region = document.getElementById(REGION);
      const announcement = t('navigatedTo', { title: pageName() });
      if (region && region.textContent !== announcement) region.textContent = announcement;
    });
  }, [page, t]);
};
