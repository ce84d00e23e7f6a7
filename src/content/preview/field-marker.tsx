import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreviewedType } from '~/src/gateways/sanity/documents/preview-document';
import { FIELD_PLACES, type DeskLink, type EditedField } from './desk';

interface FieldMarkerProps {
  readonly type: PreviewedType;
  readonly deskLink: DeskLink;
  readonly children: ReactNode;
}

interface Marked {
  readonly element: Element;
  readonly field: EditedField;
  /** The element's top left corner, in pixels from the page's. */
  readonly top: number;
  readonly right: number;
}

/** Wraps an article's page: hovered and focused parts link to their fields. */
export function FieldMarker({ type, deskLink, children }: FieldMarkerProps) {
  const { t } = useTranslation('preview');
  const page = useRef<HTMLDivElement>(null);
  const [marked, setMarked] = useState<Marked | null>(null);

  useEffect(() => {
    const root = page.current;
    const places = FIELD_PLACES[type];
    if (!root || !places) return;
    const mark = ({ target }: Event): void => {
      if (!(target instanceof Element) || target.closest('.pv-edit')) return;
      for (const [selector, field] of places) {
        const element = target.closest(selector);
        if (!element || !root.contains(element)) continue;
        const [own, around] = [element, root].map(each => each.getBoundingClientRect());
        if (!own || !around) return;
        const right = Math.max(0, around.right - own.right);
        setMarked({ element, field, right, top: Math.max(0, own.top - around.top) });
        return;
      }
    };
    const leave = (): void => setMarked(null);
    root.addEventListener('pointerover', mark);
    root.addEventListener('focusin', mark);
    root.addEventListener('pointerleave', leave);
    return () => {
      root.removeEventListener('pointerover', mark);
      root.removeEventListener('focusin', mark);
      root.removeEventListener('pointerleave', leave);
    };
  }, [type]);

  useEffect(() => {
    marked?.element.classList.add('pv-marked');
    return () => marked?.element.classList.remove('pv-marked');
  }, [marked]);

  const href = marked && deskLink(marked.field);
  return (
    <div ref={page} className="pv-page">
      {children}
      {href && (
        <a
          className="pv-edit"
          href={href}
          target="desk"
          style={{ top: marked.top, right: marked.right }}
        >
          {t('editField', { name: t(`fields.${marked.field}`) })}
        </a>
      )}
    </div>
  );
}
