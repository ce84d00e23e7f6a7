import { PageModules } from '~/src/content/modules';
import { ProductTile, RAIL_SIZES } from '~/src/features/product';

/** The blocks of a content page. A page without a hero starts with its title. */
export function PageBody({ page }: { page: Queries.ContentPageQuery['page'] }) {
  const hasHero = page.modules.some(module => module.type === 'heroModule');
  return (
    <>
      {!hasHero && (
        <header className="wrap pt-10">
          <h1 className="text-4xl max-w-3xl">{page.title}</h1>
        </header>
      )}
      <PageModules
        modules={page.modules}
        cards={page.cards}
        reviews={page.reviews}
        renderCard={card => <ProductTile card={card} sizes={RAIL_SIZES} />}
      />
    </>
  );
}
