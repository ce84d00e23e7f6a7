import { isJsonObject } from '../core/json';
import { PROFILE_ATTRIBUTES, type ProfileAttribute, type StoredUser } from './model';
import { invalidParameter } from './service-error';

/** Attributes as a request sets them. */
export interface GivenAttributes {
  readonly email: string | null;
  readonly profile: Readonly<Partial<Record<ProfileAttribute, string>>>;
}

const LONGEST = 2048;

/** A rough check of the format: one `@`, no spaces, a top-level domain of two letters or more. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text);

const isProfileAttribute = (name: string): name is ProfileAttribute =>
  PROFILE_ATTRIBUTES.some(known => known === name);

function readPair(entry: unknown): readonly [name: string, value: string] {
  if (!isJsonObject(entry) || typeof entry.Name !== 'string') {
    throw invalidParameter('Each of UserAttributes has a Name and a Value.');
  }
  const { Name, Value = '' } = entry;
  if (typeof Value !== 'string' || Value.length > LONGEST) {
    throw invalidParameter(`The value of ${Name} must be a text of at most ${LONGEST} characters.`);
  }
  return [Name, Value];
}

/** Reads `UserAttributes`. @throws {IdentityError} `InvalidParameterException`, `NotAuthorizedException` */
export function readAttributes(given: unknown): GivenAttributes {
  if (!Array.isArray(given)) throw invalidParameter('UserAttributes must be a list.');
  let email: string | null = null;
  const profile: Partial<Record<ProfileAttribute, string>> = {};
  for (const [name, value] of given.map(readPair)) {
    if (name === 'email') {
      if (!isEmail(value)) throw invalidParameter('Invalid email address format.');
      email = value.toLowerCase();
    } else if (isProfileAttribute(name)) {
      if (name === 'phone_number' && value !== '' && !/^\+[1-9]\d{6,14}$/.test(value)) {
        throw invalidParameter('Invalid phone number format.');
      }
      profile[name] = value;
    } else {
      throw invalidParameter(
        `Attributes did not conform to the schema: Type for attribute {${name}} could not be determined`,
      );
    }
  }
  return { email, profile };
}

/** `UserAttributes` of a user, as `GetUser` lists them. */
export const attributeList = ({ id, email, isEmailVerified, profile }: StoredUser) => [
  { Name: 'sub', Value: id },
  ...Object.entries(profile).map(([Name, Value]) => ({ Name, Value })),
  { Name: 'email_verified', Value: String(isEmailVerified) },
  { Name: 'email', Value: email },
];
