import { useTranslation } from 'react-i18next';
import { FEATURES } from '~/src/config/features';
import { buttonClass } from '~/src/ui/button';
import { LocalLink } from '../links';
import { DealerSearchForm } from './dealer-search-form';

/**
 * The dealer finder: a postal code form; until that works, a link to the page that says whom to
 * call.
 */
export function DealerFinder() {
  const { t } = useTranslation('home');
  if (FEATURES.dealerFinder) return <DealerSearchForm />;
  return (
    <p>
      <LocalLink to="/dealers" className={buttonClass('strong')}>
        {t('dealerSearch.page')}
      </LocalLink>
    </p>
  );
}
