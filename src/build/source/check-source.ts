import type { ContentModule } from '../../domain/modules';
import type { LocaleSource } from './sources';

/** What a check found: a fault stops the build, a notice is told. */
export interface Findings {
  readonly faults: readonly string[];
  readonly notices: readonly string[];
}

const duplicates = (values: readonly string[]): readonly string[] => {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) twice.add(value);
    seen.add(value);
  }
  return [...twice];
};

const moduleNotices = (
  where: string,
  modules: readonly ContentModule[],
  products: ReadonlySet<string>,
  collections: ReadonlySet<string>,
): readonly string[] =>
  modules.flatMap(module => {
    if (module.type !== 'productRailModule') return [];
    const missing = module.handles.filter(handle => !products.has(handle));
    const notices = missing.map(
      handle => `${where} shows the product "${handle}", which the store does not sell.`,
    );
    return module.collection !== null && !collections.has(module.collection)
      ? [...notices, `${where} shows the collection "${module.collection}", which does not exist.`]
      : notices;
  });

/** Judge what the vendors gave for one locale before any node is made of it. */
export const checkSource = ({ locale, catalogue, content }: LocaleSource): Findings => {
  const handles = catalogue.products.map(({ product }) => product.handle);
  const collectionHandles = catalogue.collections.map(({ handle }) => handle);
  const products = new Set(handles);
  const collections = new Set(collectionHandles);
  const inLocale = `In ${locale.id}`;
  const twice = (what: string, values: readonly string[], mend: string): readonly string[] =>
    duplicates(values).map(value => `${inLocale} two ${what} are called "${value}": ${mend}.`);
  const named = [
    ...catalogue.products.flatMap(({ product }) =>
      [product.servicePlanHandle ?? [], product.addOnHandles]
        .flat()
        .filter(handle => !products.has(handle))
        .map(
          handle =>
            `${inLocale} the product "${product.handle}" names "${handle}", which the store does not sell.`,
        ),
    ),
    ...content.products
      .filter(({ handle }) => !products.has(handle))
      .map(({ handle }) => `${inLocale} editors wrote about "${handle}", which the store does not sell.`),
  ];
  return {
    faults: [
      ...twice('products', handles, 'change the handle of one in the store'),
      ...twice('collections', collectionHandles, 'change the handle of one in the store'),
      ...twice(
        'pages',
        content.pages.map(page => page.path.toLowerCase()),
        'change the slug of one in the content system',
      ),
      ...(content.pages.some(page => page.path === '/')
        ? []
        : [`${inLocale} there is no home page: publish a page with the slug "home".`]),
    ],
    notices: [
      ...named,
      ...content.pages.flatMap(page =>
        moduleNotices(`${inLocale} the page ${page.path}`, page.modules, products, collections),
      ),
      ...content.products.flatMap(({ handle, story }) =>
        moduleNotices(`${inLocale} the story of "${handle}"`, story, products, collections),
      ),
    ],
  };
};
