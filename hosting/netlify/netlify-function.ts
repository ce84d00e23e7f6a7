import type { HeaderRule } from '../adapter/manifest';

interface EdgeFunction {
  /** Imported names by module path in the project. */
  readonly imports: Readonly<Record<string, string>>;
  /** Constants of the function, by name. */
  readonly constants: Readonly<Record<string, unknown>>;
  /** The lines before `answer` is returned. */
  readonly lines: readonly string[];
  /** The paths that it handles. */
  readonly path: string;
  /**
   * Headers of all responses, because header rules do not apply to edge functions. Headers of the
   * response itself win.
   */
  readonly headers: readonly HeaderRule[];
  /** From the function's folder to the project's. */
  readonly sources: string;
}

/** The code of a Netlify edge function that responds with the shop's security headers. */
export const edgeFunction = (edge: EdgeFunction): string => {
  const { 'cache-control': _own, ...security } =
    edge.headers.find(({ path }) => path === '/*')?.headers ?? {};
  return [
    '// Written by the build.',
    ...Object.entries(edge.imports).map(
      ([name, module]) => `import { ${name} } from '${edge.sources}/${module}.ts';`,
    ),
    '',
    ...Object.entries({ ...edge.constants, security }).map(
      ([name, value]) => `const ${name} = ${JSON.stringify(value, null, 2)};`,
    ),
    '',
    'export default async request => {',
    '  const { method, url, headers } = request;',
    ...edge.lines.map(line => `  ${line}`),
    '  for (const [name, value] of Object.entries(security))',
    '    if (!answer.headers.has(name)) answer.headers.set(name, value);',
    '  return answer;',
    '};',
    '',
    `export const config = { path: ${JSON.stringify(edge.path)}, cache: 'manual' };`,
    '',
  ].join('\n');
};
