import {
  PortableText,
  type PortableTextComponents,
  type PortableTextMarkComponentProps,
} from '@portabletext/react';
import type { RichText as RichTextValue } from '../../domain/rich-text';
import { ContentLink } from '../navigation';

interface LinkMark {
  readonly _type: string;
  readonly kind?: unknown;
  readonly href?: unknown;
}

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }: PortableTextMarkComponentProps<LinkMark>) =>
      typeof value?.href === 'string' ? (
        <ContentLink
          link={{ kind: value.kind === 'external' ? 'external' : 'internal', href: value.href }}
        >
          {children}
        </ContentLink>
      ) : (
        <>{children}</>
      ),
  },
};

/** Formatted text of the content system; a block of an unknown kind is left out. */
export function RichText({ value }: { value: RichTextValue }) {
  return <PortableText value={[...value]} components={components} onMissingComponent={false} />;
}
