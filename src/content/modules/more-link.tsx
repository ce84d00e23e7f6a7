import type { ModuleLink } from '~/src/domain/content/module';
import { ArrowRightIcon } from '~/src/ui/icons';
import { ContentLink } from '~/src/features/links';

/** "See more" of a module; where the link leads nowhere its words stay. */
export function MoreLink({ to }: { to: ModuleLink }) {
  return (
    <ContentLink link={to.link} className="link-arrow">
      {to.label}
      {to.link && <ArrowRightIcon size={20} />}
    </ContentLink>
  );
}
