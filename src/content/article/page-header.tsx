import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { Breadcrumbs, type Crumb } from '~/src/ui/breadcrumbs';
import { LocalLink } from '~/src/features/links';
import { HeaderPicture } from './header-picture';

export interface PageHeaderProps {
  readonly title: string;
  readonly intro?: string | null;
  /** The pages between the home page and this one. */
  readonly above?: readonly Crumb[];
  /** Beside the title, below it on phones. */
  readonly picture?: ImageAsset | null;
  readonly children?: ReactNode;
}

/** The header of a page that is mostly text. */
export function PageHeader({ title, intro, above = [], picture, children }: PageHeaderProps) {
  const { t } = useTranslation('common');
  const home = { label: t('breadcrumb.home'), href: '/' };
  const text = (
    <>
      <h1 className="text-4xl">{title}</h1>
      {intro && <p className="standfirst">{intro}</p>}
      {children}
    </>
  );
  return (
    <header className="wrap post-head">
      <Breadcrumbs
        label={t('breadcrumb.label')}
        items={[home, ...above, ...(above.length === 0 ? [{ label: title }] : [])]}
        renderLink={(href, label) => <LocalLink to={href}>{label}</LocalLink>}
      />
      {picture ? (
        <>
          <div className="grid gap-5">{text}</div>
          <HeaderPicture picture={picture} />
        </>
      ) : (
        text
      )}
    </header>
  );
}
