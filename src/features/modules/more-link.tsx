import { useTranslation } from 'react-i18next';
import type { Link } from '../../domain/links';
import { ArrowRightIcon } from '../../ui/icons';
import { ContentLink } from '../navigation';

/** "See more" of a module; a link without words of its own borrows the shop's. */
export function MoreLink({ to }: { to: { label: string | null; link: Link } }) {
  const { t } = useTranslation('common');
  return (
    <ContentLink link={to.link} className="link-arrow">
      {to.label ?? t('learnMore')}
      <ArrowRightIcon size={20} />
    </ContentLink>
  );
}
