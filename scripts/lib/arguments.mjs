/**
 * Reads `--name value`, `--name=value` and `--name` from a command line; anything else stops the run
 * with one sentence and the exit code 2. `--help` prints the options.
 * @param {readonly string[]} argv
 * @param {{ values?: readonly string[], flags?: readonly string[] }} known
 */
export const readArguments = (argv, { values = [], flags = [] }) => {
  const usage = [...values.map(each => `--${each} VALUE`), ...flags.map(each => `--${each}`)];
  const options = usage.length > 0 ? `Options: ${usage.join(', ')}.` : 'There are no options.';
  /** @param {string} sentence */
  const refuse = sentence => {
    console.error(`${sentence} ${options}`);
    process.exit(2);
  };
  /** @type {Record<string, string>} */
  const found = {};
  for (let index = 0; index < argv.length; index += 1) {
    const argument = argv[index] ?? '';
    const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/s.exec(argument) ?? [];
    if (name === 'help') {
      console.log(options);
      process.exit(0);
    } else if (flags.includes(name) && value === undefined) {
      found[name] = 'yes';
    } else if (values.includes(name)) {
      const given = value ?? argv[(index += 1)];
      if (!given) refuse(`"--${name}" needs a value.`);
      found[name] = given ?? '';
    } else {
      refuse(`"${argument}" is not understood here.`);
    }
  }
  return found;
};
