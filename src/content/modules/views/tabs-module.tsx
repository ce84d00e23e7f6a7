import { imageUrl } from '~/src/domain/content/media/image-url';
import type { TabsModule } from '~/src/domain/content/modules';
import { buttonClass } from '~/src/ui/button';
import { Image } from '~/src/ui/image';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';
import { RichText } from '../rich-text';
import { useTabs } from './use-tabs';

type Tab = TabsModule['tabs'][number];

function TabBody({ tab: { title, body, image } }: { tab: Tab }) {
  return (
    <div className={image ? 'split' : undefined}>
      {image && (
        <div className="frame">
          <Image
            asset={image}
            urlFor={imageUrl}
            sizes="(min-width: 64rem) 48rem, 94vw"
            aspect={5 / 4}
            widths={[480, 768, 1080]}
          />
        </div>
      )}
      <div className="prose text-ink-soft">
        <h3 className="text-ink">{title}</h3>
        <RichText value={body} />
      </div>
    </div>
  );
}

/**
 * Tabs, with the first panel open. Without scripts the tabs are links and all panels are open; the
 * whole text is in the page either way.
 */
export function Tabs({ module }: { module: TabsModule }) {
  const { key, heading, tabs } = module;
  const ids = tabs.map(({ anchor }) => `tab-${anchor}`);
  const { list, isLive, chosen, choose, onKeyDown } = useTabs(ids);
  if (tabs.length === 0) return null;
  return (
    <Section labelledBy={heading ? key : undefined}>
      <div className="wrap">
        <ModuleHeading id={key} heading={heading} />
        <div
          ref={list}
          className="topics mt-6"
          {...(isLive && { role: 'tablist', 'aria-labelledby': heading ? key : undefined })}
        >
          <ul role={isLive ? 'presentation' : undefined}>
            {tabs.map(({ title }, index) => (
              <li key={ids[index]} role={isLive ? 'presentation' : undefined} className="flex-none">
                <a
                  id={`${ids[index] ?? ''}-name`}
                  href={`#${ids[index] ?? ''}`}
                  className={buttonClass(isLive && index === chosen ? 'strong' : 'secondary', 'sm')}
                  {...(isLive && {
                    role: 'tab',
                    'aria-selected': index === chosen,
                    'aria-controls': ids[index],
                    tabIndex: index === chosen ? 0 : -1,
                    onKeyDown,
                  })}
                  onClick={event => {
                    event.preventDefault();
                    choose(index);
                  }}
                >
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
        {tabs.map((tab, index) => (
          <div
            key={ids[index]}
            id={ids[index]}
            className={`mt-6 md:mt-10 ${!isLive && index > 0 ? 'script-hidden' : ''}`}
            hidden={isLive && index !== chosen}
            {...(isLive && {
              role: 'tabpanel',
              'aria-labelledby': `${ids[index] ?? ''}-name`,
              tabIndex: 0,
            })}
          >
            <TabBody tab={tab} />
          </div>
        ))}
      </div>
    </Section>
  );
}
