import { SearchApiError } from '../api-error';
import { parseJson } from '~/sandbox/core/json';
import { comparison, type FilterGroups, type FilterTerm } from './filter-condition';

type ReadTerm = (text: string) => FilterTerm;

const invalid = (name: string): SearchApiError =>
  new SearchApiError(400, `${name}: Invalid syntax for ${name}, expected array of strings`);

/**
 * Texts in a list must all match; of a nested list, one. A plain text may be JSON or
 * comma-separated.
 */
function groupsOf(name: string, value: unknown, readTerm: ReadTerm): FilterGroups {
  if (value === undefined || value === null || value === '') return [];
  const list = typeof value === 'string' ? (parseJson(value) ?? value.split(',')) : value;
  if (!Array.isArray(list)) throw invalid(name);
  return list
    .map((entry: unknown) => {
      const group: readonly unknown[] = Array.isArray(entry) ? entry : [entry];
      return group.map(each => {
        if (typeof each !== 'string') throw invalid(name);
        return readTerm(each.trim());
      });
    })
    .filter(group => group.length > 0);
}

function facetTerm(text: string): FilterTerm {
  const colon = text.indexOf(':');
  if (colon < 1) {
    throw new SearchApiError(
      400,
      `facetFilters: Invalid syntax for facet condition: \`${text}\`, expected 'facet:value'`,
    );
  }
  const attribute = text.slice(0, colon);
  const value = text.slice(colon + 1).trim();
  const isNegated = value.startsWith('-');
  const written = isNegated || value.startsWith('\\-') ? value.slice(1) : value;
  return {
    isNegated,
    condition: { kind: 'facet', attribute, value: written.replace(/^"(.*)"$/s, '$1') },
  };
}

const NUMERIC = /^([^<>=!]+?)\s*(<=|>=|!=|<|>|=)\s*(-?\d+(?:\.\d+)?(?:e[+-]?\d+)?)$/i;
const RANGE = /^(.+?):\s*(-?\d+(?:\.\d+)?)\s+TO\s+(-?\d+(?:\.\d+)?)$/;

function numericTerm(text: string): FilterTerm {
  const [, rangeOf, low, high] = RANGE.exec(text) ?? [];
  if (rangeOf !== undefined) {
    const [lowest, highest] = [Number(low), Number(high)];
    const holds = (own: number): boolean => own >= lowest && own <= highest;
    return { isNegated: false, condition: { kind: 'numeric', attribute: rangeOf, holds } };
  }
  const [, attribute, sign = '', wanted] = NUMERIC.exec(text) ?? [];
  const holds = comparison(sign, Number(wanted));
  if (attribute === undefined || holds === null) {
    throw new SearchApiError(
      400,
      `numericFilters: Invalid syntax for numeric condition: \`${text}\`, expected 'facet:value' or 'facet OP value'`,
    );
  }
  return { isNegated: false, condition: { kind: 'numeric', attribute, holds } };
}

function tagTerm(text: string): FilterTerm {
  const isNegated = text.startsWith('-');
  const value = isNegated ? text.slice(1) : text;
  return { isNegated, condition: { kind: 'tag', attribute: '_tags', value } };
}

/** The groups of `facetFilters`: `facet:value`, or `facet:-value` for its opposite. */
export const facetFilters = (value: unknown): FilterGroups =>
  groupsOf('facetFilters', value, facetTerm);

/** The groups of `numericFilters`: `price>=10`, or `price:10 TO 20`. */
export const numericFilters = (value: unknown): FilterGroups =>
  groupsOf('numericFilters', value, numericTerm);

/** The groups of `tagFilters`: values of `_tags`, or `-value` for its opposite. */
export const tagFilters = (value: unknown): FilterGroups => groupsOf('tagFilters', value, tagTerm);
