import type { CreateWebpackConfigArgs } from 'gatsby';
import { isRecord, type Json } from '../gateways/http/read';

/**
 * The bundler's configuration itself, to be written into: the generator only takes part of what is
 * merged into it. The generator's types call it `any`, so that each part is looked at before use.
 * @throws where the generator gives none.
 */
export const bundlerConfig = ({ getConfig }: Pick<CreateWebpackConfigArgs, 'getConfig'>): Json => {
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isRecord(config)) throw new Error('The generator gave no configuration of its bundler.');
  return config;
};
