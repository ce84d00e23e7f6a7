import { useTranslation } from 'react-i18next';
import {
  DEALERS_PATH,
  dealerPath,
  type Dealer,
  type DealerAddress,
} from '~/src/domain/contact/dealer';
import type { RegionDrawing as Drawing } from '~/src/domain/geo/region-drawing';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { buttonClass } from '~/src/ui/button';
import { PhoneIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { LocalLink, PhoneLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { useNextVisit } from '../search/use-next-visit';
import { BookLink } from './book-link';
import { ChooseDealer } from './choose-dealer';
import { RegionDrawing } from './region-drawing';
import { useDistance, useVisitDate } from './use-dealer-format';

interface DealerNeighbor {
  readonly slug: string;
  readonly name: string;
  readonly miles: number;
}

interface DealerPageViewProps {
  readonly dealer: Dealer & {
    readonly address: Omit<DealerAddress, 'country'>;
    readonly regionName: string;
    readonly drawing: Drawing | null;
    readonly nearby: readonly DealerNeighbor[];
  };
  /** A picture of dealers' work; null if there is none. */
  readonly picture: ImageAsset | null;
}

type SectionProps = Pick<DealerPageViewProps, 'dealer'>;

function Contact({ dealer }: SectionProps) {
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
function Ownership({ dealer }: SectionProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const { name, isCompanyOwned } = dealer;
  return (
    <section aria-labelledby="dealer-ownership" className="notice bg-tint">
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

/** The dealer's service area, as text and on a map of their state or province. */
function Areas({ dealer }: SectionProps) {
  const { t } = useTranslation('dealers');
  const { serviceAreas, address, regionName, drawing } = dealer;
  return (
    <section aria-labelledby="dealer-areas" className="dealer-areas-card">
      <h2 id="dealer-areas" className="text-2xl">
        {t('page.areas')}
      </h2>
      <ul className="dealer-areas">
        {serviceAreas.map(area => (
          <li key={area}>{area}</li>
        ))}
      </ul>
      {drawing && (
        <RegionDrawing
          drawing={drawing}
          label={t('page.drawing', { city: address.city, region: regionName })}
        />
      )}
    </section>
  );
}

/** Other dealers nearby. */
function Nearby({ dealer: { nearby } }: SectionProps) {
  const { t } = useTranslation('dealers');
  const distanceOf = useDistance();
  if (nearby.length === 0) return null;
  return (
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
  );
}

/** The page of a dealer: contact, service area, ownership, nearby dealers. */
export function DealerPageView({ dealer, picture }: DealerPageViewProps) {
  const { t } = useTranslation('dealers');
  const { brand } = useLocale();
  const dateOf = useVisitDate();
  const { id, name, phone, address, regionName } = dealer;
  const { city } = address;
  const nextVisit = useNextVisit(id, address.postalCode);
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
        <p className="dealer-next">
          {nextVisit && t('row.nextVisit', { date: dateOf(nextVisit) })}
        </p>
        <p className="dealer-actions">
          <BookLink
            dealer={dealer}
            postalCode={address.postalCode}
            className={buttonClass('primary')}
          />
          {phone && (
            <PhoneLink
              phone={phone}
              label={t('row.callLabel', { name, phone })}
              className={buttonClass('secondary')}
            >
              <PhoneIcon size={20} />
              {t('row.call', { phone })}
            </PhoneLink>
          )}
        </p>
        <ChooseDealer id={id} name={name} />
      </header>
      {picture && (
        <div className="frame dealer-picture">
          <Image
            asset={picture}
            urlFor={imageUrl}
            sizes="(min-width: 64rem) 32rem, 94vw"
            aspect={3 / 2}
            alt=""
            priority
          />
        </div>
      )}
      <div className="dealer-sections">
        <FirstVisit />
        <Contact dealer={dealer} />
        <Ownership dealer={dealer} />
      </div>
      <div className="dealer-sections">
        <Areas dealer={dealer} />
        <Nearby dealer={dealer} />
      </div>
    </div>
  );
}
