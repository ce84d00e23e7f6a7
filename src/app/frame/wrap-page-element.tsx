import type { GatsbyBrowser } from 'gatsby';
import { Layout } from '../layout';
import type { BasicPageData, PageContext } from '../page-data';

/** The layout stands around every page, inside the provider of its texts. */
export const wrapPageElement: GatsbyBrowser<BasicPageData, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  if (!('locale' in props.pageContext)) return element;
  return (
    <Layout shell={props.data.shell} context={props.pageContext}>
      {element}
    </Layout>
  );
};
