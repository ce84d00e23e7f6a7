import { useTranslation } from 'react-i18next';
import { HAS_APPOINTMENTS } from '~/src/config/appointment-offer';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';

interface BookLinkProps {
  readonly dealer: { readonly id: string; readonly name: string };
  /** Where the visit takes place, if known. */
  readonly postalCode?: string | null;
  /** The dealer is one of several on the page, so the link names them. */
  readonly isNamed?: boolean;
  readonly className: string;
}

/**
 * Links to the booking form, or without a scheduler to the form that requests a visit. Both receive the
 * dealer.
 */
export function BookLink({ dealer, postalCode, isNamed = false, className }: BookLinkProps) {
  const { t } = useTranslation('dealers');
  const { brand, locale } = useLocale();
  const { id, name } = dealer;
  // Not `dealerId`: that would store the dealer (spec storefront §3 Cookies), which nobody asked for.
  const query = new URLSearchParams({ dealer: id, ...(postalCode ? { postalCode } : {}) });
  // A plain link: the account is a separate document, whose policy allows calls to the scheduler.
  return HAS_APPOINTMENTS ? (
    <a
      href={localizePath(`/account/appointments/book?${query.toString()}`, locale, brand)}
      aria-label={isNamed ? t('row.bookLabel', { name }) : undefined}
      className={className}
    >
      {t('row.book')}
    </a>
  ) : (
    <LocalLink
      to={`/free-consultation?dealerId=${encodeURIComponent(id)}#book`}
      aria-label={isNamed ? t('row.askLabel', { name }) : undefined}
      className={className}
    >
      {t('row.ask')}
    </LocalLink>
  );
}
