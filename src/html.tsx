import type { ComponentProps, ReactNode } from 'react';

interface HtmlProps {
  readonly htmlAttributes: ComponentProps<'html'>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: ComponentProps<'body'>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * The document around every page: Gatsby's own (`gatsby/cache-dir/default-html.js`) without what only
 * Internet Explorer and old versions of Safari read.
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang={props.htmlAttributes.lang} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
