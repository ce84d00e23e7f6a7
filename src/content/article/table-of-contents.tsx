import { useTranslation } from 'react-i18next';
import { contentsOf, outlineOf } from '~/src/domain/content/rich-text/portable-text-outline';
import type { RichText } from '~/src/domain/content/rich-text/rich-text';

/** The headings of a long text; renders nothing for a short one. */
export function TableOfContents({ text }: { readonly text: RichText }) {
  const { t } = useTranslation('article');
  const entries = contentsOf(outlineOf(text));
  if (entries.length === 0) return null;
  return (
    <nav aria-label={t('post.contents')} className="toc">
      <p className="toc-title">{t('post.contents')}</p>
      <ol>
        {entries.map(({ id, text: label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
