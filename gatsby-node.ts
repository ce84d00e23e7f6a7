import type { GatsbyNode } from 'gatsby';
import { writeAllSiteFiles } from './src/gatsby/output/all-site-files';
import { setBrandStyles } from './src/gatsby/bundler/brand-styles';
import { setBuiltBrand } from './src/gatsby/bundler/built-brand';
import { panicOnBuildError } from './src/gatsby/build-error';
import { followQueryTypes, renewQueryTypes } from './src/gatsby/query-types';
import { currentSettings } from './src/gatsby/current-settings';
import { finishOutput } from './src/gatsby/output/finish-output';
import { setCountriesAbroad } from './src/gatsby/bundler/countries-abroad';
import { setCompileHint } from './src/gatsby/bundler/compile-hint';
import { setStartEntries } from './src/gatsby/bundler/start-entries';
import { setModuleReplacements } from './src/gatsby/bundler/module-replacements';
import { setFirstViewScript } from './src/gatsby/bundler/first-view-script';
import { setPathAlias } from './src/gatsby/bundler/path-alias';
import { setPageStyles } from './src/gatsby/bundler/page-styles';
import { setOutput } from './src/gatsby/bundler/bundler-config';
import { setMinifier } from './src/gatsby/bundler/minifier';
import { setCompilationHash } from './src/gatsby/bundler/compilation-hash';
import { setRendererEnvironment } from './src/gatsby/bundler/renderer-environment';
import { createAllPages } from './src/gatsby/pages/create-all-pages';
import { createDevPages } from './src/gatsby/pages/dev-pages';
import { filePublisher } from './src/gatsby/pages/publish-file';
import { createAllRedirects } from './src/gatsby/pages/create-all-redirects';
import { documentScalars } from './src/gatsby/sourcing/document-scalars';
import { createAllResolvers } from './src/gatsby/sourcing/resolvers';
import { TYPE_DEFS } from './src/gatsby/sourcing/schema';
import { setSafeDecode } from './src/gatsby/bundler/safe-decode';
import { setSharedChunks } from './src/gatsby/bundler/shared-chunks';
import { setErrorReports } from './src/gatsby/bundler/source-maps';
import { checkGatsbyInternals } from './src/gatsby/startup/gatsby-internals';
import { sourceAllNodes } from './src/gatsby/sourcing/source-nodes';

export const onPreInit: GatsbyNode['onPreInit'] = ({ reporter }) =>
  panicOnBuildError(reporter, async () => {
    currentSettings();
    checkGatsbyInternals();
  });

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({
  actions,
  schema,
}) => {
  actions.createTypes([...documentScalars(schema), TYPE_DEFS]);
};

export const createResolvers: GatsbyNode['createResolvers'] = createAllResolvers;

export const sourceNodes: GatsbyNode['sourceNodes'] = args =>
  panicOnBuildError(args.reporter, () => sourceAllNodes(args, currentSettings()));

export const createPages: GatsbyNode['createPages'] = args =>
  panicOnBuildError(args.reporter, async () => {
    const paths = createAllPages(args, currentSettings(), filePublisher('public'));
    createAllRedirects(args, currentSettings(), paths);
    createDevPages(args, currentSettings(), process.env.NODE_ENV);
  });

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = args =>
  panicOnBuildError(args.reporter, async () => {
    const { brand, startup } = currentSettings();
    setOutput(args);
    setMinifier(args);
    setCompilationHash(args);
    setRendererEnvironment(args);
    setPathAlias(args);
    setModuleReplacements(args, startup);
    setErrorReports(args);
    setSharedChunks(args);
    setSafeDecode(args);
    setStartEntries(args, startup);
    setPageStyles(args);
    setCompileHint(args, startup);
    setFirstViewScript(args, startup);
    setBuiltBrand(args, brand);
    setCountriesAbroad(args, brand);
    setBrandStyles(args, brand.id);
  });

export const onPostBuild: GatsbyNode['onPostBuild'] = args =>
  panicOnBuildError(args.reporter, async () => {
    renewQueryTypes(process.env);
    await writeAllSiteFiles(args, currentSettings());
    await finishOutput(args.reporter, currentSettings());
  });

export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = () =>
  followQueryTypes(process.env);
