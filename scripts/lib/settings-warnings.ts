import { parseEnv } from 'node:util';
import { ALL_SETTINGS } from '~/src/config/settings/settings-schema';
import { nearestSetting } from './nearest-setting';

type Environment = Readonly<Record<string, string | undefined>>;

interface SettingsFile {
  readonly file: string;
  readonly text: string;
}

/** Variables that other programs read from the same environment: Gatsby, Node, the studio, Sentry's command line, the sandbox. */
const OF_OTHERS =
  /^(?:SANDBOX_|SANITY_STUDIO_|SENTRY_(?:AUTH_TOKEN|ORG|PROJECT)$|NODE_|GATSBY_(?:ACTIVE_ENV|ADAPTERS_|CLOUD_|CONCURRENT_|CONNECTION_|CONTINUE_BUILD_|CPU_COUNT|DETECT_|DIAGNOSTIC_|DISABLE_|ENABLE_|EXPERIMENTAL_|FEEDBACK_|FUNCTIONS_|GRAPHQL_|INCOMPLETE_|INITIAL_|IS_PREVIEW|LOGGER|NODE_GLOBALS|OPEN_TRACING_|PARALLEL_|PARTIAL_|PRECOMPILE_|QUERY_ON_|REFRESH_|REPORTER_|SHOULD_|SKIP_|SLICES|SOCKET_|STALL_|TELEMETRY_|WATCHDOG_|WEBPACK_|WORKER_))/;

const isKnown = (name: string): boolean =>
  Object.hasOwn(ALL_SETTINGS, name) || OF_OTHERS.test(name);

/** Names and the lines, counted from 1, in which a file sets them; lines that set nothing. */
const linesOf = (text: string) => {
  const named = new Map<string, readonly number[]>();
  const others: number[] = [];
  const lines = text.split(/\r\n|\r|\n/);
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ''] = /^\s*(?:export\s+)?([^=]*?)\s*=\s*(.*)$/.exec(line) ?? [];
    if (name === undefined) {
      others.push(at + 1);
      continue;
    }
    named.set(name, [...(named.get(name) ?? []), at + 1]);
    const quote = /^["'`]/.exec(value)?.[0];
    if (quote === undefined || value.includes(quote, 1)) continue;
    // A value may go on until its closing quotation mark.
    const end = lines.findIndex((other, index) => index > at && other.includes(quote));
    if (end !== -1) at = end;
  }
  return { named, others };
};

const suggestion = (name: string): string => {
  const nearest = nearestSetting(name);
  return nearest === null ? '.env.example lists the settings.' : `Did you mean ${nearest}?`;
};

const listed = (lines: readonly number[]): string =>
  `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;

const fileWarnings = ({ file, text }: SettingsFile): readonly string[] => {
  const { named, others } = linesOf(text);
  const unknown = [...named].filter(([name]) => !isKnown(name));
  const repeated = [...named].filter(([, lines]) => lines.length > 1);
  return [
    ...unknown.map(
      ([name, lines]) =>
        `${name} (line ${lines[0]} of ${file}) is not a setting of this shop: nothing reads it. ${suggestion(name)}`,
    ),
    ...repeated.map(
      ([name, lines]) =>
        `${name} is set in lines ${listed(lines)} of ${file}: the last one counts. Delete the others.`,
    ),
    ...others.map(
      line =>
        `Line ${line} of ${file} sets nothing, and may hide the setting after it: write it as NAME=value, or begin it with #.`,
    ),
  ];
};

/**
 * What is probably wrong with a settings file and the environment, though the shop can be built: names
 * that nothing reads, settings that are set twice, lines that set nothing.
 */
export const settingsWarnings = (from: SettingsFile, env: Environment): readonly string[] => {
  const { named } = linesOf(from.text);
  const strangers = Object.keys(env)
    .filter(name => name.startsWith('GATSBY_') && !isKnown(name) && !named.has(name))
    .sort();
  return [
    ...fileWarnings(from),
    ...strangers.map(
      name =>
        `${name}, a variable of the shell or the host, is not a setting of this shop: nothing reads it. ${suggestion(name)}`,
    ),
  ];
};

/** Which settings of a file the shell replaces by others; null if it replaces none. */
export const shellNote = ({ file, text }: SettingsFile, shell: Environment): string | null => {
  const names = Object.entries(parseEnv(text))
    .filter(([name, value]) => shell[name] !== undefined && shell[name] !== value)
    .map(([name]) => name);
  return names.length === 0
    ? null
    : `The shell sets these differently from ${file}, and takes precedence: ${names.join(', ')}. Unset them to use those of the file.`;
};
