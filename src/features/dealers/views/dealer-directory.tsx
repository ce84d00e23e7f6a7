import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { dealerPath } from '~/src/domain/contact/dealer';
import { Disclosure } from '~/src/ui/disclosure';
import { LocalLink } from '~/src/features/links';
import { byRegion, type ListedDealer } from './listed-dealer';

interface DealerDirectoryProps {
  readonly dealers: readonly ListedDealer[];
  /** Whether it is collapsed at first, because the visitor has found a dealer. */
  readonly isShut: boolean;
}

function Count({ count }: { readonly count: number }) {
  const { t } = useTranslation('dealers');
  return (
    <span className="dealer-count">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('directory.count', { count })}</span>
    </span>
  );
}

function Regions({ dealers }: Pick<DealerDirectoryProps, 'dealers'>) {
  return (
    <div className="dealer-directory">
      {byRegion(dealers).map(({ name, dealers: own }) => (
        <Disclosure
          key={name}
          summary={
            <span className="dealer-region">
              {name} <Count count={own.length} />
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
  );
}

/** Every dealer by state or province: complete without JavaScript, and the fallback when a search fails. */
export const DealerDirectory = memo(function DealerDirectory({
  dealers,
  isShut,
}: DealerDirectoryProps) {
  const { t } = useTranslation('dealers');
  const title = t('directory.title');
  return (
    <section aria-labelledby="all-dealers" className="section">
      {isShut ? (
        <div className="wrap dealer-directory-shut">
          <Disclosure
            summary={
              <span className="dealer-region">
                <h2 id="all-dealers" className="text-xl">
                  {title}
                </h2>{' '}
                <span className="dealer-count">
                  {t('directory.count', { count: dealers.length })}
                </span>
              </span>
            }
          >
            <Regions dealers={dealers} />
          </Disclosure>
        </div>
      ) : (
        <div className="wrap">
          <h2 id="all-dealers" className="text-3xl">
            {title}
          </h2>
          <p className="mt-3 mb-6 text-ink-soft">
            {t('directory.count', { count: dealers.length })}. {t('directory.body')}
          </p>
          <Regions dealers={dealers} />
        </div>
      )}
    </section>
  );
});
