import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { SizeGuide } from '~/src/domain/size-guide/size-guide';
import { LocalLink } from '~/src/features/links';
import type { SizeGuideDialogProps } from './size-guide-dialog';

interface SizeGuideLinkProps {
  readonly guide: SizeGuide;
  readonly onChoose: (option: string, value: string) => void;
}

/** Opens the size guide, whose code loads then; without scripts it leads to the article that says the same. */
export function SizeGuideLink({ guide, onChoose }: SizeGuideLinkProps) {
  const { t } = useTranslation('product');
  const [Dialog, setDialog] = useState<ComponentType<SizeGuideDialogProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const to = `/support/articles/${guide.article}`;
  return (
    <>
      <LocalLink
        to={to}
        className="link"
        onClick={event => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
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
    </>
  );
}
