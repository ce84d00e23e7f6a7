import { useTranslation } from 'react-i18next';
import { imageUrl } from '~/src/domain/content/media/image-url';
import {
  CONTACT_PATH,
  type ProductSupport,
  type SupportLink,
  type SupportTopic,
} from '~/src/domain/content/support';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { VIDEOS_PATH } from '~/src/domain/content/media/video';
import { localizePath } from '~/src/config/paths';
import { buttonClass } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { KeptTogether } from '~/src/ui/text/kept-together';
import { Section } from '~/src/ui/layout';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { ArticleList } from './article-list';
import { ContactOptions, type CustomerCare } from './contact-options';
import { SupportFacts } from './support-facts';
import { SupportTopics } from './support-topics';

export interface SupportHubViewProps {
  readonly topics: readonly SupportTopic[];
  readonly articles: readonly SupportLink[];
  readonly products: readonly ProductSupport[];
  readonly care: CustomerCare;
  readonly hasVideos: boolean;
  readonly videosPicture: ImageAsset | null;
}

const MOST_READ_LIMIT = 5;

const mostReadOf = (articles: readonly SupportLink[]): readonly SupportLink[] =>
  articles
    .filter(({ mostRead }) => mostRead !== null)
    .sort((a, b) => (a.mostRead ?? 0) - (b.mostRead ?? 0))
    .slice(0, MOST_READ_LIMIT);

/** The field of the shop's search, which also lists articles. Works without JavaScript. */
function HubSearch() {
  const { t } = useTranslation('common');
  const { brand, locale } = useLocale();
  const label = t('header.search');
  return (
    <form
      role="search"
      aria-label={label}
      action={localizePath('/search', locale, brand)}
      className="hub-search"
    >
      <input
        type="search"
        name="q"
        className="input"
        aria-label={label}
        placeholder={t('search.placeholder')}
      />
      <button className={buttonClass()}>{label}</button>
    </form>
  );
}

function Product({ product }: { product: ProductSupport }) {
  const { t } = useTranslation('support');
  const { productTitle, productHandle, image, modelNumber, manual, warnings, warranties } = product;
  return (
    <li className="card help-product">
      {image && (
        <span className="frame frame-tile">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="7rem"
            widths={[120, 240]}
            aspect={1}
            alt=""
          />
        </span>
      )}
      <h3 className="text-lg">
        <LocalLink to={`/products/${productHandle}`}>
          <KeptTogether text={productTitle} />
        </LocalLink>
      </h3>
      {modelNumber && (
        <p className="card-text">
          {t('card.model')} {modelNumber}
        </p>
      )}
      <div className="help-links">
        {manual && (
          <a
            href={manual.url}
            className="link py-2.5"
            aria-label={t('common:labelled', { label: t('card.manualShort'), value: productTitle })}
          >
            {t('card.manualShort')}
          </a>
        )}
        {warnings.length + warranties.length > 0 && (
          <details className="help-facts">
            <summary className="link py-2.5">{t('card.facts')}</summary>
            <SupportFacts product={product} heading="h4" />
          </details>
        )}
      </div>
    </li>
  );
}

/** The support center: popular articles, articles by topic, products, and contacts. */
export function SupportHubView(props: SupportHubViewProps) {
  const { topics, articles, products, care, hasVideos, videosPicture } = props;
  const { t } = useTranslation('support');
  return (
    <>
      <div className="wrap split split-top hub pb-16">
        <header className="post-head">
          <Breadcrumbs
            label={t('common:breadcrumb.label')}
            items={[
              { label: t('common:breadcrumb.home'), href: '/' },
              { label: t('hub.pageTitle') },
            ]}
            renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
          />
          <h1 className="text-5xl">{t('hub.title')}</h1>
          <p className="standfirst">{t('hub.intro')}</p>
          <HubSearch />
        </header>
        <section aria-labelledby="most-read">
          <h2 id="most-read" className="text-2xl mb-4">
            {t('hub.mostRead')}
          </h2>
          <ArticleList articles={mostReadOf(articles)} />
        </section>
        <ContactOptions care={care} />
      </div>
      <Section tone="tint" labelledBy="topics">
        <div className="wrap">
          <h2 id="topics" className="text-3xl mb-6">
            {t('hub.topics')}
          </h2>
          <SupportTopics topics={topics} articles={articles} />
        </div>
      </Section>
      {products.length > 0 && (
        <Section labelledBy="products">
          <div className="wrap">
            <h2 id="products" className="text-3xl">
              {t('hub.products')}
            </h2>
            <p className="mt-2 mb-6 text-lg text-ink-soft">{t('hub.productsIntro')}</p>
            <ul className="help-products">
              {products.map(product => (
                <Product key={product.productHandle} product={product} />
              ))}
            </ul>
          </div>
        </Section>
      )}
      <Section tone="warm" labelledBy="more">
        <div className="wrap split split-right">
          {videosPicture && (
            <LocalLink
              to={VIDEOS_PATH}
              className="frame zoom film-mark aspect-video"
              tabIndex={-1}
              aria-hidden="true"
            >
              <Image
                asset={videosPicture}
                urlFor={imageUrl}
                sizes="(min-width: 64rem) 44rem, 94vw"
                aspect={16 / 9}
                alt=""
              />
            </LocalLink>
          )}
          <div className="grid gap-4 justify-items-start">
            <h2 id="more" className="text-3xl">
              {t(hasVideos ? 'hub.videos' : 'article.notHelped')}
            </h2>
            {hasVideos && <p className="text-lg">{t('hub.videosText')}</p>}
            <LocalLink to={hasVideos ? VIDEOS_PATH : CONTACT_PATH} className={buttonClass()}>
              {t(hasVideos ? 'hub.videosLink' : 'article.contact')}
            </LocalLink>
          </div>
        </div>
      </Section>
    </>
  );
}
