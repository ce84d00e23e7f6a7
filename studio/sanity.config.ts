import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { schemaTypes } from './schemas';
import { structure } from './structure';

const projectId = process.env.SANITY_STUDIO_PROJECT_ID ?? 'storefront1';
const dataset = process.env.SANITY_STUDIO_DATASET ?? 'production';
const shop = process.env.SANITY_STUDIO_SHOP_ORIGIN ?? 'http://127.0.0.1:8000';

export default defineConfig({
  name: 'shop',
  title: 'Content of the shops',
  projectId,
  dataset,
  plugins: [structureTool({ structure })],
  schema: { types: schemaTypes },
  document: {
    /** "Open preview" of a document: the shop's own page for drafts. */
    productionUrl: async (_previous, { document }) =>
      `${shop}/preview/${document._id.replace(/^drafts\./, '')}`,
  },
  releases: { enabled: true },
  scheduledPublishing: { enabled: true },
});
