import type { ConsumerRights } from '../commerce/consumer-rights';
import type { CurrencyCode } from '~/src/config/currency';
import type { CountryCode } from '~/src/config/locales';
import type { ImageAsset } from './media/image';
import type { MovingPicture } from './media/moving-picture';
import type { Link } from './links';
import type { Money } from '../commerce/money';
import type { ContentModule } from './modules';
import type { SizeGuide } from '../size-guide/size-guide';
import type { Question } from '../commerce/product';
import type { WayToPay } from './ways-to-pay';

/** A link with the words it shows. */
export interface LabelledLink {
  readonly label: string;
  readonly link: Link;
  readonly note: string | null;
}

export interface CareHours {
  readonly days: string;
  readonly hours: string;
  /** The same as times; null if editors entered only text. */
  readonly open: {
    /** 0 is Sunday. */
    readonly weekdays: readonly number[];
    /** "HH:MM". */
    readonly opens: string;
    readonly closes: string;
    /** Of the team that answers; Eastern Time if absent. */
    readonly timeZone?: string;
  } | null;
}

/** The site settings for one locale. */
export interface SiteSettings {
  readonly announcement: { readonly text: string; readonly link: Link | null } | null;
  /** The sign-up at the foot of every page; null for none. */
  readonly newsletter?: { readonly heading: string; readonly code: string | null } | null;
  readonly phone: string | null;
  readonly careHours: readonly CareHours[];
  /** Subtotal from which shipping is free, by currency; absent where it never is. */
  readonly freeShippingThreshold: Partial<Readonly<Record<CurrencyCode, Money>>>;
  /** The shipping price below that, by currency; absent if not set. */
  readonly shippingRate?: Partial<Readonly<Record<CurrencyCode, Money>>>;
  /** The shipping price of countries where it differs from that of their currency. */
  readonly countryShippingRates?: Partial<Readonly<Record<CountryCode, Money>>>;
  /** Days within which goods can be returned. */
  readonly returnDays: number | null;
  /** What a shopper can rely on after the purchase, and the page about it; null for none. */
  readonly guarantee?: { readonly label: string; readonly link: Link } | null;
  /** The ways to pay that the cart shows, in order. */
  readonly waysToPay?: readonly WayToPay[];
  readonly defaultTitle: string;
  readonly defaultDescription: string;
  /** What the brand is, in one sentence; absent for that of the brand's profile. */
  readonly tagline?: string | null;
  readonly socialHandle: string | null;
  readonly socialImage: ImageAsset | null;
  readonly social: readonly { readonly label: string; readonly url: string }[];
  /** Site path of the current promotion, the redirect table's `{token}`. */
  readonly promotionPath: string | null;
  readonly organization: Organization;
  /** Who makes the products, and who answers for them in the European Union. */
  readonly productSafety?: {
    readonly manufacturer: string | null;
    readonly responsiblePerson: string | null;
  };
  /** What the locale must tell consumers; absent where it must not. */
  readonly rights?: ConsumerRights;
}

/** Facts of the company for structured data and the footer. */
export interface Organization {
  readonly legalName: string | null;
  readonly foundedYear: number | null;
  readonly address: string | null;
  readonly email: string | null;
}

export interface NavigationColumn {
  readonly title: string;
  readonly links: readonly LabelledLink[];
}

/** A main entry of a menu, shown with a picture. */
export interface NavigationTile extends LabelledLink {
  /** The editors' own; without one, the build adds that of the product or collection behind the link. */
  readonly image: ImageAsset | null;
}

export interface NavigationItem {
  readonly label: string;
  readonly link: Link | null;
  readonly tiles: readonly NavigationTile[];
  readonly columns: readonly NavigationColumn[];
  /** The main action of its panel. */
  readonly action: Omit<LabelledLink, 'note'> | null;
}

export interface Navigation {
  readonly main: readonly NavigationItem[];
  readonly utility: readonly LabelledLink[];
  readonly footer: readonly NavigationColumn[];
  readonly legal: readonly LabelledLink[];
}

export interface Seo {
  readonly title: string | null;
  readonly description: string | null;
  readonly image: ImageAsset | null;
}

export interface ContentPage {
  readonly id: string;
  /** May be nested, for example `solutions/pet-door`; `home` for the home page. */
  readonly slug: string;
  /** Site path without a locale prefix. */
  readonly path: string;
  readonly title: string;
  readonly seo: Seo;
  readonly modules: readonly ContentModule[];
  /** When its document was changed last, ISO 8601; absent where that is not known. */
  readonly changedAt?: string | null;
}

/** What editors add to a product of the catalogue. */
export interface ProductContent {
  readonly handle: string;
  readonly title: string | null;
  readonly questions: readonly Question[];
  readonly story: readonly ContentModule[];
  readonly sizeGuide: SizeGuide | null;
  /** What moves in the gallery, after the pictures of the store; null for nothing. */
  readonly motion: readonly MovingPicture[] | null;
}

/** What editors add to a collection of the catalogue. */
export interface CollectionContent {
  readonly handle: string;
  readonly title: string | null;
  readonly intro: string | null;
  readonly image: ImageAsset | null;
}

export interface ReviewCard {
  readonly id: string;
  readonly productHandle: string | null;
  /** Whole stars, 1 to 5. */
  readonly rating: number;
  readonly title: string | null;
  readonly body: string;
  /** Null reads "Anonymous" (spec storefront §3 Review card labels). */
  readonly author: string | null;
  readonly location: string | null;
  /** ISO 8601 day. */
  readonly date: string | null;
  readonly petName: string | null;
  /** The customer's picture. */
  readonly image: ImageAsset | null;
}

/**
 * A text that editors set; it overrides `locales/<lang>/<namespace>.json`. A placeholder is used
 * only if no language has a value, in files or documents.
 */
export interface LocalizationString {
  readonly namespace: string;
  readonly key: string;
  readonly value: string;
  readonly isPlaceholder: boolean;
}
