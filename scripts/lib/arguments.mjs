/**
 * Read `--name value` and `--name` from a command line; anything else stops the run.
 * @param {readonly string[]} argv
 * @param {{ values?: readonly string[], flags?: readonly string[] }} known
 */
export const readArguments = (argv, { values = [], flags = [] }) => {
  /** @type {Record<string, string>} */
  const found = {};
  for (let index = 0; index < argv.length; index += 1) {
    const name = (argv[index] ?? '').replace(/^--/, '');
    if (flags.includes(name)) {
      found[name] = 'yes';
    } else if (values.includes(name) && argv[index + 1] !== undefined) {
      found[name] = argv[(index += 1)] ?? '';
    } else {
      const usage = [...values.map(each => `--${each} VALUE`), ...flags.map(each => `--${each}`)];
      throw new Error(`"${argv[index]}" is not understood here. Options: ${usage.join(', ')}.`);
    }
  }
  return found;
};
