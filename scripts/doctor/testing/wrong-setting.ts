import type { ProblemKind } from '../problem';

type Environment = Readonly<Record<string, string>>;

/** A fault of the sandbox (docs/sandbox.md). */
export interface Fault {
  readonly service: string;
  readonly path?: string;
  readonly operation?: string;
  readonly kind: 'status' | 'malformed' | 'reset';
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A wrong setting, and what the doctor must report. */
export interface WrongSetting {
  /** The endpoint in the report. */
  readonly name: string;
  readonly kind: ProblemKind;
  readonly words: RegExp;
  readonly change?: (env: Environment, urlOf: (service: string) => string) => Environment;
  readonly fault?: Fault;
}

/** A setting with another value. */
export const without = (
  kind: ProblemKind,
  name: string,
  words: RegExp,
  setting: string,
  value: string,
) => ({
  name,
  kind,
  words,
  change: () => ({ [setting]: value }),
});
