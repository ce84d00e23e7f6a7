import type { GatewayError, Result } from '../domain/data/result';

/** Stops the build; the message is a sentence that names what is wrong and how to mend it. */
export class BuildError extends Error {
  override readonly name = 'BuildStop';
}

export interface VendorCall {
  /** Who is asked, for example "The US store (http://127.0.0.1:4811)". */
  readonly vendor: string;
  /** What for, for example "products". */
  readonly call: string;
  /** Names of the settings that say where and as whom it is asked. */
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

/** The sentence for a call that failed for good. */
export const explainFailure = (call: VendorCall, error: GatewayError): string =>
  `${call.vendor} did not give the ${call.call}: ${error.message.replace(/\.?$/, '.')} ` +
  suggestFix(error, call.settings);

/** The value of a read whose gateway has tried again while that could help; else the build stops. */
export const valueOrStop = <T>(call: VendorCall, result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new BuildError(explainFailure(call, result.error));
};

interface BuildReporter {
  panic(message: string): never;
}

/** Run a part of the build; a `BuildError` ends it with its sentence alone, no stack. */
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
