import type { StructureResolver } from 'sanity/structure';
import { SITES, WORDING_GROUPS } from './schemas/choices';
import { DOCUMENTS } from './schemas';

const OF_SITE = '_type == $type && (site == $site || $site in sites)';

const named = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** Everything by brand; the wordings of a brand by the part of the interface. */
export const structure: StructureResolver = S => {
  const wordings = (site: string) =>
    S.list()
      .title('Wording')
      .items(
        WORDING_GROUPS.map(group =>
          S.listItem()
            .id(group)
            .title(group)
            .child(
              S.documentList()
                .title(group)
                .schemaType('localizationString')
                .filter(`${OF_SITE} && group == $group`)
                .params({ type: 'localizationString', site, group }),
            ),
        ),
      );

  const documents = (site: string, type: string, title: string) =>
    S.documentList()
      .title(title)
      .schemaType(type)
      .filter(OF_SITE)
      .params({ type, site })
      .defaultOrdering([{ field: 'language', direction: 'asc' }]);

  const ofSite = (site: string) =>
    S.list()
      .title(named(site))
      .items(
        DOCUMENTS.map(({ name, title }) =>
          S.listItem()
            .id(name)
            .title(title ?? name)
            .schemaType(name)
            .child(
              name === 'localizationString' ? wordings(site) : documents(site, name, title ?? name),
            ),
        ),
      );

  return S.list()
    .title('Brands')
    .items([
      ...SITES.map(site => S.listItem().id(site).title(named(site)).child(ofSite(site))),
      S.divider(),
      S.documentTypeListItem('translation.metadata').title('Translations'),
    ]);
};
