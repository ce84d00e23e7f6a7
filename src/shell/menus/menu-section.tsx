import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LabelledLink, NavigationItem } from '~/src/domain/content/content';
import { imageUrl } from '~/src/domain/content/media/image-url';
import { buttonClass } from '~/src/ui/button';
import { ChevronDownIcon } from '~/src/ui/icons';
import { Image } from '~/src/ui/image';
import { ContentLink } from '~/src/features/links';

function MenuLink({ label, link, note, children }: LabelledLink & { children?: ReactNode }) {
  return (
    <li>
      <ContentLink link={link} className="menu-link">
        {children}
        {label}
        {note && <small>{note}</small>}
      </ContentLink>
    </li>
  );
}

/**
 * An item of the main navigation with its panel: tiles, columns of links and the main action. The
 * pictures of the tiles come when it is first opened, so that they weigh nothing in the page's HTML.
 */
export function MenuSection({ item }: { item: NavigationItem }) {
  const { t } = useTranslation('common');
  const details = useRef<HTMLDetailsElement>(null);
  const [hasPictures, setHasPictures] = useState(false);
  // It may have been opened before the page was hydrated.
  useEffect(() => setHasPictures(details.current?.open === true), []);
  const { label, tiles, columns, link } = item;
  const action = item.action ?? (link && { label: t('header.allOf', { label }), link });
  return (
    <details name="menu" ref={details} onToggle={() => setHasPictures(true)}>
      <summary className="menu-item">
        {label}
        <ChevronDownIcon size={18} />
      </summary>
      <div className="menu-panel">
        <div className="wrap">
          <div className="menu-list">
            {tiles.length > 0 && (
              <ul className="menu-tiles">
                {tiles.map(({ image, ...tile }) => (
                  <MenuLink key={tile.label} {...tile}>
                    {image && (
                      <span className="frame frame-tile zoom">
                        {hasPictures && (
                          <Image
                            asset={image}
                            urlFor={imageUrl}
                            sizes="12rem"
                            aspect={1}
                            widths={[384]}
                            // The words below it say the same.
                            alt=""
                          />
                        )}
                      </span>
                    )}
                  </MenuLink>
                ))}
              </ul>
            )}
            <div className="menu-columns">
              {columns.map(({ title, links }) => (
                <div key={title}>
                  <p className="menu-title">{title}</p>
                  <ul>
                    {links.map(each => (
                      <MenuLink key={each.label} {...each} />
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </div>
          {action && (
            <p className="menu-action">
              <ContentLink link={action.link} className={buttonClass('strong')}>
                {action.label}
              </ContentLink>
            </p>
          )}
        </div>
      </div>
    </details>
  );
}
