import type { GatewayError, Result } from '../domain/data/result';

/** Stops the build. The message says what is wrong and how to fix it. */
export class BuildError extends Error {
  override readonly name = 'BuildStop';
}

export interface VendorCall {
  /** The service, for example "The US store (http://127.0.0.1:4811)". */
  readonly vendor: string;
  /** The purpose, for example "products". */
  readonly call: string;
  /** Names of the settings with its address and credentials. */
  readonly settings: readonly string[];
}

const suggestFix = (error: GatewayError, names: readonly string[]): string => {
  const settings = names.join(', ');
  if (error.status === 401 || error.status === 403) {
    return `Check ${names.filter(name => name.endsWith('_TOKEN')).join(', ')}.`;
  }
  if (error.kind === 'network' || error.kind === 'timeout') {
    return `Check that it can be reached from here and that ${settings} name it rightly, then build again.`;
  }
  if (error.kind === 'http')
    return `Check ${settings}, and the vendor's status page, then build again.`;
  return `Check that ${settings} belong together; if they do, the vendor's answer has changed its shape.`;
};

/** The message for a call that failed for good. */
export const explainFailure = (call: VendorCall, error: GatewayError): string =>
  `${call.vendor} did not give the ${call.call}: ${error.message.replace(/\.?$/, '.')} ` +
  suggestFix(error, call.settings);

/** The value of a read, which its gateway has already retried; stops the build if it failed. */
export const valueOrStop = <T>(call: VendorCall, result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new BuildError(explainFailure(call, result.error));
};

interface BuildReporter {
  panic(message: string): never;
}

/** Runs a part of the build. A `BuildError` ends it with its message only, without a stack. */
export const panicOnBuildError = async (
  reporter: BuildReporter,
  run: () => Promise<void>,
): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof BuildError) reporter.panic(error.message);
    throw error;
  }
};
