import { useTranslation } from 'react-i18next';
import type { NavigationItem } from '~/src/domain/content/content';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { ArrowRightIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { ContentLink } from '~/src/features/links';

/** The panel below an item of the main navigation. */
export function MenuPanel({ item }: { item: NavigationItem }) {
  const { t } = useTranslation('common');
  const { featured } = item;
  return (
    <div className="menu-panel">
      <div className="wrap">
        <div className="menu-columns">
          {item.columns.map(column => (
            <div key={column.title}>
              <p className="menu-title">{column.title}</p>
              <ul>
                {column.links.map(({ label, link, note }) => (
                  <li key={label}>
                    <ContentLink link={link} className="menu-link">
                      {label}
                      {note && <small>{note}</small>}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {item.link && (
            <ContentLink link={item.link} className="link-arrow menu-all">
              {t('header.allOf', { label: item.label })}
              <ArrowRightIcon size={20} />
            </ContentLink>
          )}
        </div>
        {featured?.link && (
          <ContentLink link={featured.link} className="menu-featured">
            {featured.image && (
              <span className="frame zoom">
                <Image
                  asset={featured.image}
                  urlFor={imageUrl}
                  sizes="24rem"
                  widths={[720]}
                  alt=""
                />
              </span>
            )}
            <span className="link-arrow">
              {featured.title}
              <ArrowRightIcon size={20} />
            </span>
          </ContentLink>
        )}
      </div>
    </div>
  );
}
