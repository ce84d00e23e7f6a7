import { REVALIDATE } from '../adapter/header-rules';
import type { HeaderRule } from '../adapter/manifest';
import { expression, mapBlock, quoted } from './nginx-text';
import { headerPattern } from '../adapter/path-patterns';

const variableOf = (name: string): string => `$shop_header_${name.replace(/\W/g, '_')}`;

interface HeaderText {
  readonly maps: string;
  /** One line a header; every location that adds one must add all. */
  readonly lines: readonly string[];
}

/** The header rules as maps from the requested path; later rules win. */
export const nginxHeaders = (rules: readonly HeaderRule[]): HeaderText => {
  const names = [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))];
  const maps: string[] = [];
  const lines = names.map(name => {
    const setting = rules.filter(({ headers }) => name in headers);
    const [only, ...others] = setting;
    if (only?.path === '/*' && others.length === 0)
      return `add_header ${name} ${quoted(only.headers[name] ?? '')} always;`;
    // The first matching expression wins, so the rules are in reverse order.
    const entries = [...setting]
      .reverse()
      .map(
        ({ path, headers }) =>
          [expression(`^${headerPattern(path)}(?:\\?|$)`), quoted(headers[name] ?? '')] as const,
      );
    maps.push(mapBlock('$request_uri', variableOf(name), [['default', '""'], ...entries]));
    return `add_header ${name} ${variableOf(name)} always;`;
  });
  // A missing file may exist after the next build, so "not found" must not be cached.
  maps.push(
    mapBlock('$status', '$shop_cache', [
      ['default', quoted(REVALIDATE)],
      [expression('^(?:200|206|304)$'), variableOf('cache-control')],
    ]),
  );
  return {
    maps: maps.join('\n'),
    lines: lines.map(line => line.replace(variableOf('cache-control'), '$shop_cache')),
  };
};
