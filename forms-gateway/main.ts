// `npm run forms-gateway`: serves our gateway for forms with the settings of .env, on PORT or 8090.
// `-- --env FILE` uses another settings file.
import { readArguments } from '~/scripts/lib/arguments.mjs';
import { chooseEnvFile, readEnvFile } from '~/scripts/lib/env-file.mjs';
import { parseSettings, SettingsError } from '~/src/config/settings/settings';
import { createFormsGateway } from './forms-gateway';
import { gatewayOptions } from './gateway-options';
import { takesMail } from './mail-hosts';
import { serveForms } from './server';

const DEFAULT_PORT = 8090;

const main = (): void => {
  const { env: wanted } = readArguments(process.argv.slice(2), { values: ['env'] });
  const settings = parseSettings(readEnvFile(chooseEnvFile(wanted)));
  const { siteUrl } = settings;
  const gateway = createFormsGateway({
    ...gatewayOptions(settings),
    isReachable: email => takesMail(email),
  });
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  serveForms(gateway, siteUrl).listen(port, () => {
    console.log(`Taking the forms of ${siteUrl} on port ${port}.`);
  });
};

try {
  main();
} catch (error) {
  console.error(error instanceof SettingsError ? `\n${error.message}\n` : error);
  process.exitCode = 1;
}
