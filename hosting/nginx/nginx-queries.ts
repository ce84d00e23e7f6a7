import { MAX_REPEATS, ownParameters } from '../redirects/find-redirect';
import { mapBlock, expression, withVariables } from './nginx-text';

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** One map removes one parameter from a query; it is repeated as often as the name may occur. */
const removeParameter = (name: string, from: string, to: string): string => {
  const one = `${escaped(name)}(?:=[^&]*)?`;
  const [before, after, rest] = ['a', 'b', 'c'].map(part => `${to.slice(1)}_${part}`);
  return mapBlock(from, to, [
    ['default', from],
    [expression(`^${one}$`), '""'],
    [expression(`^${one}&(?<${rest}>.*)$`), withVariables(`$${rest}`)],
    [
      expression(`^(?<${before}>.*)&${one}(?<${after}>&.*)?$`),
      withVariables(`$${before}$${after}`),
    ],
  ]);
};

/**
 * How redirect targets carry the visitor's query. Targets that set parameters themselves get maps
 * that take those out of it, one chain for each set of names.
 */
export const queryForwarder = (): {
  /** The value of a map for a target. */
  readonly target: (to: string) => string;
  /** The maps that the targets need. */
  readonly maps: () => string;
} => {
  const chains = new Map<string, { readonly variable: string; readonly text: string }>();

  const chainOf = (names: readonly string[]): string => {
    const key = [...names].sort().join('&');
    const known = chains.get(key);
    if (known) return known.variable;
    const id = `$shop_query_${chains.size + 1}`;
    const steps = names.flatMap(name => Array.from({ length: MAX_REPEATS }, () => name));
    const texts = steps.map((name, index) =>
      removeParameter(name, index === 0 ? '$args' : `${id}_${index}`, `${id}_${index + 1}`),
    );
    const last = `${id}_${steps.length}`;
    const anyName = `(?:^|&)(?:${names.map(escaped).join('|')})(?:=|&|$)`;
    texts.push(
      mapBlock(last, id, [
        ['default', withVariables(`&${last}`)],
        ['""', '""'],
        [expression(anyName), '""'],
      ]),
    );
    chains.set(key, { variable: id, text: texts.join('\n') });
    return id;
  };

  return {
    target: to => {
      if (/[$"\\\s]/.test(to)) throw new Error(`nginx cannot be told to redirect to "${to}".`);
      const at = to.indexOf('#');
      const [address, anchor] = at < 0 ? [to, ''] : [to.slice(0, at), to.slice(at)];
      const names = ownParameters(to);
      const query = names.length === 0 ? '$is_args$args' : chainOf(names);
      return withVariables(`${address}${query}${anchor}`);
    },
    maps: () => [...chains.values()].map(({ text }) => text).join('\n'),
  };
};
