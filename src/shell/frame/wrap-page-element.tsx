import type { GatsbyBrowser } from 'gatsby';
import { Layout } from '../layout';
import { Boundary } from '~/src/runtime/route-events/boundary';
import { TroubleNotice } from '~/src/runtime/route-events/trouble-notice';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';

/** The layout stands around every page, inside the provider of its texts. */
export const wrapPageElement: GatsbyBrowser<BasicPageData, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  if (!('locale' in props.pageContext)) return element;
  return (
    <>
      <Boundary fallback={null}>
        <Layout shell={props.data.shell} context={props.pageContext}>
          {element}
        </Layout>
      </Boundary>
      <TroubleNotice phone={props.data.shell.settings.phone} />
    </>
  );
};
