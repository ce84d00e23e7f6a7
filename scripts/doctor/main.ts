// `npm run doctor`: tries everything that the settings name with calls that change nothing, and says what
// is wrong. Settings of .env, or else the sandbox's; `-- --env FILE` names others.
import { readArguments } from '../lib/arguments.mjs';
import { chooseEnvFile, readEnvFile, readEnvText } from '../lib/env-file.mjs';
import { settingsWarnings, shellNote } from '../lib/settings-warnings';
import { countProblems, describeFindings } from './describe-findings';
import { examine } from './examine';

const main = async (): Promise<void> => {
  const { env: wanted } = readArguments(process.argv.slice(2), { values: ['env'] });
  const file = chooseEnvFile(wanted);
  const from = { file, text: readEnvText(file) };
  const notes = [shellNote(from, process.env) ?? [], ...settingsWarnings(from, process.env)].flat();
  for (const note of notes) console.log(`Note: ${note}`);
  console.log(`Trying the settings of ${file}:\n`);
  const findings = await examine(readEnvFile(file));
  console.log(describeFindings(findings));
  process.exitCode = countProblems(findings) > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
