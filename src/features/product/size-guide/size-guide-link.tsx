import { useState, type ComponentType, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import { LocalLink } from '~/src/features/links';
import { isPlainClick } from '~/src/ui/plain-click';
import type { SizeGuideDialogProps } from './size-guide-dialog';

export interface SizeGuideLinkProps {
  readonly guide: SizeGuide;
  readonly onChoose: (option: string, value: string) => void;
}

// Beside the name of the option, where there is room: nothing moves when it appears. The styles of the page are in
// its HTML, so these are not.
const ROW: CSSProperties = { position: 'relative' };
const PLACE: CSSProperties = {
  position: 'absolute',
  insetInlineEnd: 0,
  top: '-0.75rem',
  paddingBlock: '0.75rem',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
};

/** Opens the size guide, whose code loads then; if it does not, the article that says the same opens. */
export function SizeGuideLink({ guide, onChoose }: SizeGuideLinkProps) {
  const { t } = useTranslation('product');
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const to = `/support/articles/${guide.article}`;
  return (
    <div style={ROW}>
      <LocalLink
        to={to}
        className="link"
        style={PLACE}
        onClick={event => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          const { href } = event.currentTarget;
          setOpen(true);
          import('./size-guide-dialog').then(
            loaded => setDialog(() => loaded.SizeGuideDialog),
            () => window.location.assign(href),
          );
        }}
      >
        {t('sizeGuide.open')}
      </LocalLink>
      {Dialog && (
        <Dialog guide={guide} isOpen={isOpen} onClose={() => setOpen(false)} onChoose={onChoose} />
      )}
    </div>
  );
}
