import { isJsonObject, type JsonObject } from '../core/json';

/** A profile of the email tool. */
export interface Profile {
  readonly email: string;
  readonly firstName: string | null;
  readonly properties: JsonObject;
  /** Ids of the lists that they joined. */
  readonly lists: readonly string[];
  /** Ids of the commerce platform's variants that they want to hear of. */
  readonly backInStock: readonly string[];
  /** Where they signed up, the latest last. */
  readonly sources: readonly string[];
}

export type Profiles = readonly Profile[];

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(entry => typeof entry === 'string') : [];

/** Parses stored profiles; throws if invalid. */
export function parseProfiles(stored: unknown): Profiles {
  if (!Array.isArray(stored)) throw new Error('The profiles are a list.');
  return stored.map((entry: unknown): Profile => {
    if (!isJsonObject(entry) || typeof entry.email !== 'string') throw new Error('No profile.');
    return {
      email: entry.email,
      firstName: typeof entry.firstName === 'string' ? entry.firstName : null,
      properties: isJsonObject(entry.properties) ? entry.properties : {},
      lists: textsOf(entry.lists),
      backInStock: textsOf(entry.backInStock),
      sources: textsOf(entry.sources),
    };
  });
}

const mergeUnique = (one: readonly string[], other: readonly string[]): readonly string[] => [
  ...new Set([...one, ...other]),
];

/** The profiles with one added, or merged with the one of the same address. */
export function withProfile(profiles: Profiles, added: Profile): Profiles {
  const email = added.email.toLowerCase();
  const known = profiles.find(each => each.email === email);
  const profile = {
    email,
    firstName: added.firstName ?? known?.firstName ?? null,
    properties: { ...known?.properties, ...added.properties },
    lists: mergeUnique(known?.lists ?? [], added.lists),
    backInStock: mergeUnique(known?.backInStock ?? [], added.backInStock),
    sources: mergeUnique(known?.sources ?? [], added.sources),
  };
  return known ? profiles.map(each => (each === known ? profile : each)) : [...profiles, profile];
}
