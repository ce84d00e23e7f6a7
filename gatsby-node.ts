import type { GatsbyNode } from 'gatsby';
import { writeAllSiteFiles } from './src/build/all-site-files';
import { setBrandStyles } from './src/build/brand-styles';
import { stopsCleanly } from './src/build/build-stop';
import { currentSettings } from './src/build/current-settings';
import { finishOutput } from './src/build/finish-output';
import { setCompileHint } from './src/build/late-scripts/compile-hint';
import { setEntriesAhead } from './src/build/late-scripts/entries-ahead';
import { setLeanModules } from './src/build/lean-modules';
import { setPageStyles } from './src/build/page-styles';
import { setFileHashes } from './src/build/bundler-config';
import { createAllPages } from './src/build/pages/create-all-pages';
import { createDevPages } from './src/build/pages/dev-pages';
import { filePublisher } from './src/build/pages/publish-file';
import { createAllRedirects } from './src/build/redirects/create-all-redirects';
import { createAllResolvers } from './src/build/resolvers';
import { TYPE_DEFS } from './src/build/schema';
import { setSafeDecode } from './src/build/safe-decode';
import { setSharedChunks } from './src/build/shared-chunks';
import { setErrorReports } from './src/build/source-maps';
import { sourceAllNodes } from './src/build/source/source-nodes';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) =>
  stopsCleanly(reporter, async () => void currentSettings());

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(TYPE_DEFS);
};

export const createResolvers: GatsbyNode['createResolvers'] = createAllResolvers;

export const sourceNodes: GatsbyNode['sourceNodes'] = args =>
  stopsCleanly(args.reporter, () => sourceAllNodes(args, currentSettings()));

export const createPages: GatsbyNode['createPages'] = args =>
  stopsCleanly(args.reporter, async () => {
    const paths = createAllPages(args, currentSettings(), filePublisher('public'));
    createAllRedirects(args, currentSettings(), paths);
    createDevPages(args, currentSettings(), process.env.NODE_ENV);
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = args => {
  setFileHashes(args);
  setLeanModules(args);
  setErrorReports(args);
  setSharedChunks(args);
  setSafeDecode(args);
  setEntriesAhead(args);
  setPageStyles(args);
  setCompileHint(args);
  setBrandStyles(args, currentSettings().brand.id);
};

export const onPostBuild: GatsbyNode['onPostBuild'] = args =>
  stopsCleanly(args.reporter, async () => {
    await writeAllSiteFiles(args, currentSettings());
    await finishOutput(args.reporter, currentSettings());
  });
