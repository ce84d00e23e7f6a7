// `npm run doctor`: tries everything that the settings name with calls that change nothing, and says what
// is wrong. Settings of .env, or else the sandbox's; `-- --env FILE` names others.
import { readArguments } from '../lib/arguments.mjs';
import { chooseEnvFile, readEnvFile } from '../lib/env-file.mjs';
import { countProblems, describeFindings } from './describe-findings';
import { examine } from './examine';

const main = async (): Promise<void> => {
  const { env: wanted } = readArguments(process.argv.slice(2), { values: ['env'] });
  const file = chooseEnvFile(wanted);
  console.log(`Trying the settings of ${file}:\n`);
  const findings = await examine(readEnvFile(file));
  console.log(describeFindings(findings));
  process.exitCode = countProblems(findings) > 0 ? 1 : 0;
};

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
