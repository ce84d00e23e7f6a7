import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageAsset } from '~/src/domain/content/media/image';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { Breadcrumbs, type Crumb } from '~/src/ui/breadcrumbs';
import { Image } from '~/src/ui/image';
import { LocalLink } from '~/src/features/links';
import { headerShape } from './product-picture';

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
          <div className="frame post-head-picture">
            <Image
              asset={picture}
              urlFor={imageUrl}
              sizes="(min-width: 64rem) 44vw, 94vw"
              {...headerShape(picture)}
              priority
            />
          </div>
        </>
      ) : (
        text
      )}
    </header>
  );
}
