import { LocalLink } from '~/src/features/links';
import { ChevronLeftIcon } from '~/src/ui/icons';

/** The link to the parent screen. */
export function VideosBack({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <LocalLink to={to} className="account-back">
      <ChevronLeftIcon size={20} />
      {children}
    </LocalLink>
  );
}
