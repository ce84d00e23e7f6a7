import type { CreateSchemaCustomizationArgs } from 'gatsby';

/** Fields that hold a whole domain object, by the name of its type. */
const TYPE_OF_SCALAR = {
  SiteSettings: "import('~/src/domain/content/content').SiteSettings",
  Navigation: "import('~/src/domain/content/content').Navigation",
  ContentModules: "readonly import('~/src/domain/content/modules').ContentModule[]",
  PortableText: "import('~/src/domain/content/rich-text/portable-text').PortableText",
  FinderContent: "import('~/src/domain/content/fence-finder').FenceFinder",
  MovingPictures: "readonly import('~/src/domain/content/media/moving-picture').MovingPicture[]",
  SizeGuide: "import('~/src/domain/size-guide/size-guide').SizeGuide",
  Videos: "readonly import('~/src/domain/content/media/video').Video[]",
} as const;

/**
 * A scalar for each kind of object that queries read whole. `codegenScalarType` is its type in the
 * generated types: Gatsby's own `JSON` would be `Record<string, unknown>`.
 */
export const documentScalars = (schema: CreateSchemaCustomizationArgs['schema']) =>
  Object.entries(TYPE_OF_SCALAR).map(([name, codegenScalarType]) =>
    schema.buildScalarType({ name, extensions: { codegenScalarType } }),
  );
