import type { GatsbyBrowser } from 'gatsby';
import { Layout } from '../layout';
import { ErrorBoundary } from '~/src/runtime/route-events/error-boundary';
import { LoadErrorNotice } from '~/src/runtime/route-events/load-error-notice';
import type { BasicPageData, PageContext } from '~/src/page-data/page-data';

/** The layout wraps every page, inside the provider of its texts. */
export const wrapPageElement: GatsbyBrowser<BasicPageData, PageContext>['wrapPageElement'] = ({
  element,
  props,
}) => {
  if (!('locale' in props.pageContext)) return element;
  return (
    <>
      <ErrorBoundary fallback={null}>
        <Layout shell={props.data.shell} context={props.pageContext}>
          {element}
        </Layout>
      </ErrorBoundary>
      <LoadErrorNotice phone={props.data.shell.settings.phone} />
    </>
  );
};
