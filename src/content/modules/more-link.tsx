import type { ModuleLink } from '~/src/domain/content/module';
import { ArrowRightIcon } from '~/src/ui/icons';
import { ContentLink } from '~/src/features/links';

/** The "see more" link of a module; without a target only its text is shown. */
export function MoreLink({ to }: { to: ModuleLink }) {
  return (
    <ContentLink link={to.link} className="link-arrow">
      {to.label}
      {to.link && <ArrowRightIcon size={20} />}
    </ContentLink>
  );
}
