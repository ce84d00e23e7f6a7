import { useTranslation } from 'react-i18next';
import { ArrowRightIcon } from '~/src/ui/icons';
import { LocalLink } from '../links';

/** The last tile of a list of products: fills what is left of the last row. */
export function CategoriesTile() {
  const { t } = useTranslation('collection');
  return (
    <li className="tiles-end">
      <p>{t('end.title')}</p>
      <LocalLink to="/collections" className="link-arrow text-sm">
        {t('end.action')}
        <ArrowRightIcon size={20} />
      </LocalLink>
    </li>
  );
}
