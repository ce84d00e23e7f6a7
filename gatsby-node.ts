import type { GatsbyNode } from 'gatsby';
import { stopsCleanly } from './src/build/build-stop';
import { currentSettings } from './src/build/current-settings';
import { finishOutput } from './src/build/finish-output';
import { setLeanModules } from './src/build/lean-modules';
import { createAllPages } from './src/build/pages/create-all-pages';
import { createAllRedirects } from './src/build/redirects/create-all-redirects';
import { createAllResolvers } from './src/build/resolvers';
import { TYPE_DEFS } from './src/build/schema';
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
    const paths = createAllPages(args, currentSettings());
    createAllRedirects(args, currentSettings(), paths);
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = args =>
  setLeanModules(args);

export const onPostBuild: GatsbyNode['onPostBuild'] = args =>
  stopsCleanly(args.reporter, () => finishOutput(args.reporter, currentSettings()));
