import type { ReactNode } from 'react';
import { useContext } from 'react';
import type { ContentModule } from '~/src/domain/content/modules';
import type { ProductCard } from '~/src/domain/commerce/product';
import { Banner } from './views/banner-module';
import { CollectionRail } from './views/collection-rail-module';
import { CollectionTiles } from './views/collection-tiles-module';
import { Comparison } from './views/comparison-module';
import { DealerSearch } from './views/dealer-search-module';
import { FeatureGrid } from './views/feature-grid-module';
import { Feature } from './views/feature-module';
import { FormBlock } from './views/form-module';
import { Gallery } from './views/gallery-module';
import { Hero } from './views/hero-module';
import { AreaMap } from './views/map-module';
import { NewsletterBlock } from './views/newsletter-module';
import { ModuleFrame } from './module-frame';
import { ProductRail } from './views/product-rail-module';
import { Questions } from './views/questions-module';
import { Quote } from './views/quote-module';
import { ReviewWall, type ShownReview } from './views/review-wall-module';
import { RichTextBlock } from './views/rich-text-module';
import { Statistics } from './views/statistics-module';
import { Steps } from './views/steps-module';
import { Tabs } from './views/tabs-module';
import { ValueProps } from './views/value-props-module';
import { Video } from './views/video-module';

export interface PageModulesProps {
  modules: readonly ContentModule[];
  /** Every product that the modules' rails refer to. */
  cards: readonly ProductCard[];
  reviews: readonly ShownReview[];
  /** Renders a product in a rail; the product feature owns the tile. */
  renderCard: (card: ProductCard) => ReactNode;
}

const draw = (module: ContentModule, props: Omit<PageModulesProps, 'modules'>): ReactNode => {
  switch (module.type) {
    case 'heroModule':
      return <Hero module={module} />;
    case 'collectionTilesModule':
      return <CollectionTiles module={module} />;
    case 'productRailModule':
      return <ProductRail module={module} cards={props.cards} renderCard={props.renderCard} />;
    case 'featureModule':
      return <Feature module={module} />;
    case 'stepsModule':
      return <Steps module={module} />;
    case 'statisticsModule':
      return <Statistics module={module} />;
    case 'reviewWallModule':
      return <ReviewWall module={module} reviews={props.reviews} />;
    case 'bannerModule':
      return <Banner module={module} />;
    case 'questionsModule':
      return <Questions module={module} />;
    case 'richTextModule':
      return <RichTextBlock module={module} />;
    case 'valuePropsModule':
      return <ValueProps module={module} />;
    case 'comparisonModule':
      return <Comparison module={module} />;
    case 'quoteModule':
      return <Quote module={module} />;
    case 'featureGridModule':
      return <FeatureGrid module={module} />;
    case 'tabsModule':
      return <Tabs module={module} />;
    case 'videoModule':
      return <Video module={module} />;
    case 'galleryModule':
      return <Gallery module={module} />;
    case 'collectionRailModule':
      return <CollectionRail module={module} />;
    case 'mapModule':
      return <AreaMap module={module} />;
    case 'formModule':
      return <FormBlock module={module} />;
    case 'newsletterModule':
      return <NewsletterBlock module={module} />;
    case 'dealerSearchModule':
      return <DealerSearch module={module} />;
  }
};

/** The modules of a content page, in the editors' order. */
export function PageModules({ modules, ...rest }: PageModulesProps) {
  const Frame = useContext(ModuleFrame);
  return (
    <>
      {modules.map(module => (
        <Frame key={module.key} moduleKey={module.key} anchor={module.anchor}>
          {draw(module, rest)}
        </Frame>
      ))}
    </>
  );
}
