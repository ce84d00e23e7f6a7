import type { HeadProps } from 'gatsby';
import type { PageContext } from '../page-data/page-data';
import { Seo } from './seo';

type Data = Pick<Queries.ContentPageQuery, 'shell'> & {
  readonly page: Pick<Queries.ContentPageQuery['page'], 'title' | 'seo'>;
};

/** The `Head` of the templates whose page is a content document; its SEO fields override its title. */
export function ContentHead({ data, pageContext }: HeadProps<Data, PageContext>) {
  const { seo, title } = data.page;
  return (
    <Seo
      context={pageContext}
      shell={data.shell}
      title={seo.title ?? title}
      description={seo.description}
      image={seo.image}
    />
  );
}
