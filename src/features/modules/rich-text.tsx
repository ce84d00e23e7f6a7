import { PortableText, type PortableTextComponents } from '@portabletext/react';
import type { RichText as RichTextValue } from '../../domain/rich-text';
import { ContentLink } from '../navigation';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const components: PortableTextComponents = {
  marks: {
    link: ({ value, children }) => {
      const href = text(value?.href ?? value?.link?.href);
      if (!href) return <>{children}</>;
      return (
        <ContentLink link={{ kind: href.startsWith('/') ? 'internal' : 'external', href }}>
          {children}
        </ContentLink>
      );
    },
  },
};

/** Formatted text of the content system; a block of an unknown kind is left out. */
export function RichText({ value }: { value: RichTextValue }) {
  return <PortableText value={[...value]} components={components} onMissingComponent={false} />;
}
