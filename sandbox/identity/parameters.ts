import { isJsonObject, type JsonObject } from '../core/json';
import { APP_CLIENTS, type AppClient } from './pool';
import { IdentityError, invalidParameter, notModelled } from './service-error';

// Client metadata that is ignored here.
const HARMLESS = ['AnalyticsMetadata', 'ClientMetadata', 'UserContextData', 'ValidationData'];

const isGiven = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** The parameters of one request. */
export class Parameters {
  constructor(private readonly body: JsonObject) {}

  /** Refuses parameters that no operation of this name reads. */
  allow(operation: string, names: readonly string[]): void {
    const strange = Object.entries(this.body).find(
      ([name, value]) => isGiven(value) && ![...names, ...HARMLESS].includes(name),
    );
    if (strange) throw notModelled(`${operation}.${strange[0]}`);
  }

  /** A text; null when it is absent. */
  optional(name: string): string | null {
    const { [name]: value } = this.body;
    if (value === undefined || value === null) return null;
    if (typeof value === 'string') return value;
    throw new IdentityError('SerializationException', `${name} must be a string.`);
  }

  /** A text that is not empty. */
  text(name: string): string {
    const value = this.optional(name);
    if (value) return value;
    const field = name.charAt(0).toLowerCase() + name.slice(1);
    throw invalidParameter(
      `1 validation error detected: Value at '${field}' failed to satisfy constraint: Member must not be null`,
    );
  }

  /** Parameters within a parameter, such as `AuthParameters`. */
  nested(name: string): Parameters {
    const { [name]: value } = this.body;
    return new Parameters(isJsonObject(value) ? value : {});
  }

  /** A required text of `AuthParameters` or `ChallengeResponses`. */
  required(name: string): string {
    const value = this.optional(name);
    if (value === null) throw invalidParameter(`Missing required parameter ${name}`);
    return value;
  }

  value(name: string): unknown {
    return this.body[name];
  }

  /** The app that sent the request. @throws {IdentityError} `ResourceNotFoundException` */
  client(): AppClient {
    const id = this.text('ClientId');
    const client = APP_CLIENTS.find(each => each.id === id);
    if (client) return client;
    throw new IdentityError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  }

  /** The locale path of links in emails, from `ClientMetadata.localePath`. */
  localePath(): string {
    const path = this.nested('ClientMetadata').optional('localePath') ?? '';
    return /^(\/[a-z]{2}(-[a-z]{2})?)?$/.test(path) ? path : '';
  }
}
