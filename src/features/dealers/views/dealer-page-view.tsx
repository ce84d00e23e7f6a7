import { useTranslation } from 'react-i18next';
import {
  DEALERS_PATH,
  dealerPath,
  type Dealer,
  type DealerAddress,
} from '~/src/domain/contact/dealer';
import type { RegionDrawing as Drawing } from '~/src/domain/geo/region-drawing';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { LocalLink, PhoneLink } from '../../links';
import { useLocale } from '../../locale';
import { BookLink } from './book-link';
import { ChooseDealer } from './choose-dealer';
import { RegionDrawing } from './region-drawing';
import { useDistance } from './use-dealer-words';

interface DealerNeighbour {
  readonly slug: string;
  readonly name: string;
  readonly miles: number;
}

interface DealerPageViewProps {
  readonly dealer: Dealer & {
    readonly address: Omit<DealerAddress, 'country'>;
    readonly regionName: string;
    readonly drawing: Drawing | null;
    readonly nearby: readonly DealerNeighbour[];
  };
}

function Contact({ dealer }: DealerPageViewProps) {
  const { t } = useTranslation('dealers');
  const { name, phone, address } = dealer;
  return (
    <section aria-labelledby="dealer-contact">
      <h2 id="dealer-contact" className="text-2xl">
        {t('page.contact')}
      </h2>
      <address className="dealer-address">
        {name}
        <br />
        {address.street}
        <br />
        {address.city}, {address.region} {address.postalCode}
        {phone && (
          <>
            <br />
            <PhoneLink phone={phone} className="link inline-block py-2.5" />
          </>
        )}
      </address>
    </section>
  );
}

/** What the dealer's ownership means for support and plans. */
function Ownership({ dealer }: DealerPageViewProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const { name, isCompanyOwned } = dealer;
  return (
    <section aria-labelledby="dealer-ownership" className="notice">
      <h2 id="dealer-ownership" className="text-lg">
        {t(isCompanyOwned ? 'page.ownTitle' : 'page.localTitle')}
      </h2>
      <p>{t(isCompanyOwned ? 'page.own' : 'page.local', { name, brand: brand.name })}</p>
    </section>
  );
}

const VISIT = ['call', 'visit', 'price'] as const;

/** What happens at the first visit. */
function FirstVisit() {
  const { t } = useTranslation('dealers');
  return (
    <section aria-labelledby="dealer-visit">
      <h2 id="dealer-visit" className="text-2xl">
        {t('page.visit.title')}
      </h2>
      <ol className="numbered-steps dealer-visit">
        {VISIT.map(step => (
          <li key={step}>
            <span>
              <strong>{t(`page.visit.${step}.title`)}</strong> {t(`page.visit.${step}.text`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The page of a dealer: contact, service area, ownership and nearby dealers. */
export function DealerPageView({ dealer }: DealerPageViewProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const distanceOf = useDistance();
  const { id, name, phone, serviceAreas, address, regionName, drawing, nearby } = dealer;
  const { city } = address;
  return (
    <div className="wrap dealer-page">
      <header>
        <Breadcrumbs
          label={t('common:breadcrumb.label')}
          items={[
            { label: t('common:breadcrumb.home'), href: '/' },
            { label: t('title'), href: DEALERS_PATH },
            { label: name },
          ]}
          renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
        />
        <p className="dealer-badge">
          {t(dealer.isCompanyOwned ? 'page.ownBadge' : 'page.localBadge', { brand: brand.name })}
        </p>
        <h1 className="text-4xl">{name}</h1>
        <p className="mt-4 text-lg text-ink-soft">
          {t('page.intro', { city, region: regionName })}
        </p>
        <p className="dealer-actions mt-6">
          {phone && (
            <PhoneLink
              phone={phone}
              label={t('row.callLabel', { name, phone })}
              className={buttonClass('primary')}
            >
              <PhoneIcon size={20} />
              {t('row.call', { phone })}
            </PhoneLink>
          )}
          <BookLink
            dealer={dealer}
            postalCode={address.postalCode}
            className={buttonClass('secondary')}
          />
        </p>
        <ChooseDealer id={id} name={name} />
      </header>
      {drawing && (
        <RegionDrawing drawing={drawing} label={t('page.drawing', { city, region: regionName })} />
      )}
      <div className="dealer-sections">
        <FirstVisit />
        <section aria-labelledby="dealer-areas">
          <h2 id="dealer-areas" className="text-2xl">
            {t('page.areas')}
          </h2>
          <ul className="dealer-areas">
            {serviceAreas.map(area => (
              <li key={area}>{area}</li>
            ))}
          </ul>
        </section>
        <Contact dealer={dealer} />
        <Ownership dealer={dealer} />
      </div>
      {nearby.length > 0 && (
        <section aria-labelledby="dealer-nearby">
          <h2 id="dealer-nearby" className="text-2xl">
            {t('page.nearby')}
          </h2>
          <ul className="dealer-nearby">
            {nearby.map(each => (
              <li key={each.slug}>
                <LocalLink to={dealerPath(each.slug)} className="link">
                  {each.name}
                </LocalLink>
                <span className="text-ink-soft">{distanceOf(each.miles)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-4">
            <LocalLink to={DEALERS_PATH} className="link inline-block py-2.5">
              {t('page.all')}
            </LocalLink>
          </p>
        </section>
      )}
    </div>
  );
}
