import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { PreRenderHTMLArgs } from 'gatsby';
import { expect, it } from 'vitest';
import { onPreRenderHTML } from './document';

const sheet = (name: string): ReactElement => (
  <style key={name} data-href={name} data-identity="gatsby-global-css" />
);

it('puts sheets in the order of their imports, without what nothing reads', () => {
  const nodes = [
    <meta key="g" name="generator" content="Gatsby" />,
    sheet('product.css'),
    <title key="t">Collar</title>,
    sheet('app.css'),
  ];
  let placed: readonly unknown[] = [];
  const args: Pick<PreRenderHTMLArgs, 'getHeadComponents' | 'replaceHeadComponents'> = {
    getHeadComponents: () => nodes,
    replaceHeadComponents: components => {
      placed = components;
    },
  };
  // Gatsby passes more, which is not read.
  onPreRenderHTML?.({ ...args, pathname: '/' } as PreRenderHTMLArgs, { plugins: [] });
  expect(renderToString(<>{placed as ReactElement[]}</>)).toBe(
    '<style data-href="app.css"></style><title>Collar</title><style data-href="product.css"></style>',
  );
});
