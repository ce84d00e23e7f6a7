import { ruleLookup } from './rule-lookup';

/** Loops among redirects, one message each. Keys and values are paths in lower case. */
export const findLoops = (targets: ReadonlyMap<string, string>): readonly string[] => {
  const next = ruleLookup(targets);
  const loops: string[] = [];
  for (const [start, first] of targets) {
    const seen = new Set([start]);
    let at: string | undefined = first;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      at = next(at);
    }
    const comesBack =
      at === start || (start.endsWith('*') && at?.startsWith(start.slice(0, -1)) === true);
    if (comesBack) loops.push(`The redirects ${[...seen, at].join(' → ')} go round in a circle.`);
  }
  return loops;
};
