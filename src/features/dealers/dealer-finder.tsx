import { useTranslation } from 'react-i18next';
import { FEATURES } from '~/src/config/features';
import { DEALERS_PATH } from '~/src/domain/contact/dealer';
import { buttonClass } from '~/src/ui/button';
import { LocalLink, PhoneLink } from '../links';
import { useDealer } from './dealer-provider';
import { DealerSearchForm } from './dealer-search-form';

/** The stored dealer, or a search by postal code; without scripts, a link to the dealers page. */
export function DealerFinder() {
  const { t } = useTranslation('home');
  const { dealer } = useDealer();
  if (!FEATURES.dealerFinder) {
    return (
      <p>
        <LocalLink to={DEALERS_PATH} className={buttonClass('strong')}>
          {t('dealerSearch.page')}
        </LocalLink>
      </p>
    );
  }
  if (!dealer) return <DealerSearchForm />;
  const { name, phone } = dealer;
  return (
    <p>
      {t('cart:dealer.yours', { name })}{' '}
      {phone && (
        <PhoneLink phone={phone} className="link">
          {phone}
        </PhoneLink>
      )}{' '}
      <LocalLink to={DEALERS_PATH} className="link">
        {t('cart:dealer.change')}
      </LocalLink>
    </p>
  );
}
