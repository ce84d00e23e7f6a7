import { isDate } from '~/sandbox/core/calendar';
import { invalid, notModelled } from './reply';

/** Reads the parameters of a request by type; unknown ones are refused by name. */
export class Query {
  constructor(readonly parameters: URLSearchParams) {}

  /** @throws {BillingError} for a parameter that is unknown or repeated */
  allow(names: readonly string[]): this {
    for (const name of new Set(this.parameters.keys())) {
      if (name !== 'shop_url' && !names.includes(name)) {
        throw notModelled(`the parameter "${name}" here; there are ${names.join(', ') || 'none'}`);
      }
      if (this.parameters.getAll(name).length > 1) {
        throw invalid({ [name]: ['is given twice'] });
      }
    }
    return this;
  }

  text(name: string): string | null {
    return this.parameters.get(name);
  }

  /** A comma-separated list; null if the parameter is absent. */
  list(name: string): readonly string[] | null {
    return this.text(name)?.split(',') ?? null;
  }

  /** Record ids. */
  ids(name: string): readonly number[] | null {
    const parts = this.list(name);
    if (parts?.some(part => !/^\d{1,15}$/.test(part))) {
      throw invalid({ [name]: ['Not a valid integer.'] });
    }
    return parts?.map(Number) ?? null;
  }

  integer(
    name: string,
    { min, max }: { readonly min: number; readonly max: number },
  ): number | null {
    const given = this.text(name);
    if (given === null) return null;
    const value = Number(given);
    if (!/^\d+$/.test(given) || value < min || value > max) {
      throw invalid({ [name]: [`Must be an integer from ${min} to ${max}.`] });
    }
    return value;
  }

  boolean(name: string): boolean | null {
    const given = this.text(name);
    if (given === null) return null;
    if (given !== 'true' && given !== 'false') throw invalid({ [name]: ['Not a valid boolean.'] });
    return given === 'true';
  }

  /** One of the given words. */
  word<Word extends string>(name: string, words: readonly Word[]): Word | null {
    const given = this.text(name);
    if (given === null) return null;
    const found = words.find(word => word === given);
    if (found === undefined) throw invalid({ [name]: [`Must be one of: ${words.join(', ')}.`] });
    return found;
  }

  /** A day or an instant. */
  moment(name: string): string | null {
    const given = this.text(name);
    if (given === null) return null;
    const day = given.slice(0, 10);
    if (!isDate(day) || Number.isNaN(Date.parse(given))) {
      throw invalid({ [name]: ['Not a valid datetime.'] });
    }
    return given;
  }

  /** The requested additional data: some of `words`. */
  include<Word extends string>(words: readonly Word[]): ReadonlySet<Word> {
    const given = this.list('include') ?? [];
    return new Set(
      given.map(name => {
        const found = words.find(word => word === name);
        if (found !== undefined) return found;
        throw notModelled(`include "${name}" here; there are ${words.join(', ') || 'none'}`);
      }),
    );
  }
}
