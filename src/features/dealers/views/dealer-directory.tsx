import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dealerPath } from '~/src/domain/contact/dealer';
import { Disclosure } from '~/src/ui/disclosure';
import { LocalLink } from '../../links';
import { byRegion, type ListedDealer } from './listed-dealer';

/** Every dealer by state or province: it works without JavaScript, and helps when a search fails. */
export const DealerDirectory = memo(function DealerDirectory({
  dealers,
}: {
  readonly dealers: readonly ListedDealer[];
}) {
  const { t } = useTranslation('dealers');
  return (
    <section aria-labelledby="all-dealers" className="section">
      <div className="wrap aside-grid">
        <div>
          <h2 id="all-dealers" className="text-3xl">
            {t('directory.title')}
          </h2>
          <p className="mt-3 text-ink-soft">{t('directory.body')}</p>
        </div>
        <div className="dealer-directory">
          {byRegion(dealers).map(({ name, dealers: own }) => (
            <Disclosure
              key={name}
              summary={
                <span>
                  {name}{' '}
                  <span className="dealer-count">
                    {t('directory.count', { count: own.length })}
                  </span>
                </span>
              }
            >
              <ul>
                {own.map(dealer => (
                  <li key={dealer.slug}>
                    <LocalLink to={dealerPath(dealer.slug)} className="link inline-block py-2">
                      {dealer.name}
                    </LocalLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
});
