import { useTranslation } from 'react-i18next';
import type { Product } from '~/src/domain/commerce/product';
import { Breadcrumbs } from '~/src/ui/breadcrumbs';
import { LocalLink } from '../links';

interface CrumbsProps {
  readonly product: Pick<Product, 'title'>;
  readonly collection: Queries.CollectionLink | null;
}

/** From home through the product's first collection to the product. */
export function ProductCrumbs({ product, collection }: CrumbsProps) {
  const { t } = useTranslation('common');
  return (
    <Breadcrumbs
      label={t('breadcrumb.label')}
      items={[
        { label: t('breadcrumb.home'), href: '/' },
        ...(collection
          ? [{ label: collection.title, href: `/collections/${collection.handle}` }]
          : []),
        { label: product.title },
      ]}
      renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
    />
  );
}
