import { validateHeaderName, validateHeaderValue } from 'node:http';
import { isJsonObject } from '../json';
import type { JsonObject } from '../json';

export const FAULT_KINDS = ['delay', 'hang', 'reset', 'status', 'malformed', 'truncated'] as const;

const LONGEST_DELAY_MS = 600_000;

export type FaultKind = (typeof FAULT_KINDS)[number];

/**
 * The kind of failure. A browser itself repeats a request if a reused connection is reset, POST
 * included: use `times: 2` or more for a `reset` that it should notice.
 */
export interface Fault {
  readonly kind: FaultKind;
  /** For `delay`: milliseconds. */
  readonly ms: number;
  /** For `status`: the HTTP status. */
  readonly status: number;
  /** For `status`: the body, sent as JSON unless it is a string. */
  readonly body?: unknown;
  /** For `status`: further headers. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A fault, with the requests it applies to and how often. */
export interface FaultRule {
  readonly service: string;
  readonly match: { readonly operation?: string; readonly path?: string };
  readonly fault: Fault;
  /** How many requests it applies to; unlimited if null. */
  readonly times: number | null;
  /** The share (0–1) of matching requests that it applies to. */
  readonly rate: number;
  /** Only requests with this `x-sandbox-scope`. */
  readonly scope: string | null;
  /**
   * `before`: the service never sees the request. `applied`: it does, and its reply is replaced.
   */
  readonly after: 'before' | 'applied';
}

/** Input that is not a fault rule; the message says what to fix. */
export class FaultRuleError extends Error {}

/**
 * Parses a fault rule of the control route. Throws `FaultRuleError` on anything unknown or out of
 * range; `services` are the names that a rule may take.
 */
export function parseFaultRule(input: unknown, services: readonly string[]): FaultRule {
  const rule = object(input, 'The body', [
    'service',
    'match',
    'fault',
    'times',
    'rate',
    'scope',
    'after',
  ]);
  const service = text(rule.service, 'service');
  if (!service || !services.includes(service)) fail('service', `one of ${services.join(', ')}`);
  const match = object(rule.match ?? {}, 'match', ['operation', 'path']);
  const after = rule.after ?? 'before';
  if (after !== 'before' && after !== 'applied') fail('after', '"before" or "applied"');
  return {
    service,
    match: { operation: text(match.operation, 'operation'), path: text(match.path, 'path') },
    fault: parseFault(rule.fault),
    times: number(rule.times, 'times', { min: 1, whole: true }) ?? null,
    rate: number(rule.rate, 'rate', { min: 0, max: 1 }) ?? 1,
    scope: text(rule.scope, 'scope') ?? null,
    after,
  };
}

function parseFault(input: unknown): Fault {
  const fault = object(input, 'fault', ['kind', 'ms', 'status', 'body', 'headers']);
  const kind = FAULT_KINDS.find(known => known === fault.kind);
  if (!kind) fail('fault.kind', `one of ${FAULT_KINDS.join(', ')}`);
  const ms = number(fault.ms, 'fault.ms', { min: 0, max: LONGEST_DELAY_MS });
  if (kind === 'delay' && ms === undefined) fail('fault.ms', 'given for a delay');
  const status = number(fault.status, 'fault.status', { min: 200, max: 599, whole: true });
  if (kind === 'status' && status === undefined) fail('fault.status', 'given for this kind');
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(object(fault.headers ?? {}, 'fault.headers'))) {
    headers[name] = headerValue(name, text(value, `fault.headers.${name}`) ?? '');
  }
  return { kind, ms: ms ?? 0, status: status ?? 500, body: fault.body, headers };
}

/** A reply with a header that HTTP does not allow could not be sent. */
function headerValue(name: string, value: string): string {
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return value;
  } catch {
    return fail(`fault.headers.${name}`, 'a header that HTTP allows');
  }
}

function fail(field: string, expected: string): never {
  throw new FaultRuleError(`"${field}" must be ${expected}.`);
}

function object(value: unknown, name: string, fields?: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw new FaultRuleError(`${name} must be a JSON object.`);
  const strange = Object.keys(value).find(field => fields && !fields.includes(field));
  if (strange) {
    throw new FaultRuleError(`${name} has no field "${strange}"; it has ${fields?.join(', ')}.`);
  }
  return value;
}

function text(value: unknown, name: string): string | undefined {
  if (value === undefined || typeof value === 'string') return value;
  return fail(name, 'a string');
}

function number(
  value: unknown,
  name: string,
  range: { min: number; max?: number; whole?: boolean },
): number | undefined {
  if (value === undefined) return undefined;
  const { min, max = Infinity, whole = false } = range;
  const fits = typeof value === 'number' && value >= min && value <= max;
  if (fits && (!whole || Number.isInteger(value))) return value;
  const limit = max === Infinity ? `of at least ${min}` : `from ${min} to ${max}`;
  return fail(name, `a ${whole ? 'whole ' : ''}number ${limit}`);
}
