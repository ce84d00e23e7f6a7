import type {
  PortableTextBlockComponent,
  PortableTextMarkComponentProps,
  PortableTextReactComponents,
} from '@portabletext/react';
import { useContext } from 'react';
import { parseLinkKind } from '~/src/domain/content/links';
import { ContentLink } from '~/src/features/links';
import { RichTextContext } from './rich-text-context';

interface LinkMark {
  readonly _type: string;
  readonly kind?: unknown;
  readonly href?: unknown;
}

export const MARKS: PortableTextReactComponents['marks'] = {
  underline: ({ children }) => <u>{children}</u>,
  'strike-through': ({ children }) => <s>{children}</s>,
  // A link without a target is rendered as text.
  link: ({ value, children }: PortableTextMarkComponentProps<LinkMark>) =>
    typeof value?.href === 'string' ? (
      <ContentLink link={{ kind: parseLinkKind(value.kind), href: value.href }}>
        {children}
      </ContentLink>
    ) : (
      <>{children}</>
    ),
};

const heading = (Tag: 'h2' | 'h3' | 'h4'): PortableTextBlockComponent =>
  function Heading({ value, children }) {
    const { anchors } = useContext(RichTextContext);
    return <Tag id={anchors.get(value)}>{children}</Tag>;
  };

export const BLOCKS: Readonly<Record<string, PortableTextBlockComponent>> = {
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  blockquote: ({ children }) => (
    <blockquote>
      <p>{children}</p>
    </blockquote>
  ),
};
