import type { Actions, CreatePagesArgs } from 'gatsby';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocaleOf, localesOf } from '../../site/locales';
import { localizePath } from '../../site/paths';
import type { Settings } from '../../site/settings';
import { BuildStop } from '../build-stop';
import { shellNodeId } from '../node-ids';
import { parseRules } from './redirect-rules';
import { resolveRedirects } from './resolve-redirects';

const FOLDER = 'redirects';

const readRules = () => {
  const files = readdirSync(FOLDER)
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => join(FOLDER, name));
  const parsed = files.map(file => {
    const content: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return parseRules(file, content);
  });
  return {
    rules: parsed.flatMap(({ rules }) => rules),
    problems: parsed.flatMap(({ problems }) => problems),
  };
};

const promotionPath = (settings: unknown): string | null => {
  if (typeof settings !== 'object' || settings === null) return null;
  const path: unknown = Reflect.get(settings, 'promotionPath');
  return typeof path === 'string' ? path : null;
};

/** The redirects kept as data, as routes of the build. `paths` are those of its pages. */
export const createAllRedirects = (
  {
    actions,
    getNode,
    reporter,
  }: Pick<CreatePagesArgs, 'getNode' | 'reporter'> & {
    readonly actions: Pick<Actions, 'createRedirect'>;
  },
  { brand }: Settings,
  paths: ReadonlySet<string>,
): void => {
  const { rules, problems } = readRules();
  const shell = getNode(shellNodeId(defaultLocaleOf(brand).id));
  const others = localesOf(brand).filter(({ urlPath }) => urlPath !== '');
  const { redirects, faults, missing } = resolveRedirects(rules, {
    placeholders: { token: promotionPath(shell?.settings) ?? '/' },
    isPage: path => paths.has(path),
    inOtherLocales: path => others.map(locale => localizePath(path, locale, brand)),
  });
  if (problems.length + faults.length > 0) throw new BuildStop([...problems, ...faults].join('\n'));
  if (missing.length > 0) {
    reporter.info(
      `${missing.length} redirects lead home, for ${brand.name} has no page they name: ${missing.join(', ')}`,
    );
  }
  for (const { from, to, status } of redirects) {
    actions.createRedirect({
      fromPath: from,
      toPath: to,
      statusCode: status,
      isPermanent: status === 301,
      ignoreCase: true,
    });
  }
};
