import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

/** The generator's live region; it speaks English by itself. */
const REGION = 'gatsby-announcer';

/** The page's first heading, or its title where it has none, as the generator reads it. */
const pageName = (): string =>
  document.querySelector('#gatsby-focus-wrapper h1')?.textContent || document.title;

/** Says to screen readers which page has come, in the page's own language (spec storefront §2.5). */
export const useRouteAnnouncer = (page: string): void => {
  const { t } = useTranslation('common');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Behind the generator's own words, which it writes in the frame of the navigation.
    requestAnimationFrame(() => {
      const region = document.getElementById(REGION);
      const news = t('navigatedTo', { title: pageName() });
      if (region && region.textContent !== news) region.textContent = news;
    });
  }, [page, t]);
};
