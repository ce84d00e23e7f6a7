import type { GatewayError, Result } from '../domain/data/result';

/** Stops the build; the message is a sentence that names what is wrong and how to mend it. */
export class BuildStop extends Error {
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

const mend = (error: GatewayError, names: readonly string[]): string => {
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
  mend(error, call.settings);

/** The value of a read whose gateway has tried again while that could help; else the build stops. */
export const must = <T>(call: VendorCall, result: Result<T>): T => {
  if (result.ok) return result.value;
  throw new BuildStop(explainFailure(call, result.error));
};

interface Panics {
  panic(message: string): never;
}

/** Run a part of the build; a `BuildStop` ends it with its sentence alone, no stack. */
export const stopsCleanly = async (reporter: Panics, run: () => Promise<void>): Promise<void> => {
  try {
    await run();
  } catch (error) {
    if (error instanceof BuildStop) reporter.panic(error.message);
    throw error;
  }
};
