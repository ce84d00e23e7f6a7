import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '~/src/features/locale';
import { useDocumentTitle } from '~/src/ui/use-document-title';
import { useScreenChange } from './screen-change';

export interface AccountPageProps {
  readonly heading: string;
  /** A sentence below the heading; null or empty for none. */
  readonly subHeading?: string | null;
  /** Above the heading: the link back to a list. */
  readonly back?: ReactNode;
  /** Beside the heading: buttons for the whole screen. */
  readonly actions?: ReactNode;
  /** Whether the heading is the document's title too, in place of that of the route. */
  readonly isTitle?: boolean;
  readonly children: ReactNode;
}

// Gatsby's live region, which announces every route change.
const REGION = 'gatsby-announcer';

/**
 * A screen of the account. After a change of screen its heading takes the focus and is announced,
 * which Gatsby does for its own pages only.
 */
export function AccountPage(props: AccountPageProps) {
  const { heading, subHeading, back, actions, isTitle = false, children } = props;
  const { t } = useTranslation('common');
  const { brand } = useLocale();
  useDocumentTitle(isTitle ? `${heading} | ${brand.name}` : null);
  const place = useRef<HTMLHeadingElement>(null);
  const screenChange = useScreenChange();
  useEffect(() => {
    if (!screenChange.isChange()) return;
    place.current?.focus({ preventScroll: true });
    const region = document.getElementById(REGION);
    if (region) region.textContent = t('navigatedTo', { title: heading });
  }, [screenChange, heading, t]);
  return (
    <section className="account-page">
      {back}
      <header className="account-page-head">
        <div>
          <h1 ref={place} tabIndex={-1} className="account-title">
            {heading}
          </h1>
          {subHeading && <p className="account-page-sub">{subHeading}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  );
}
