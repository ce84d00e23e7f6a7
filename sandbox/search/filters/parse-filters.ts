import { SearchApiError } from '../api-error';
import {
  comparison,
  type FilterCondition,
  type FilterGroups,
  type FilterTerm,
} from './filter-condition';
import { filterTokens, unexpected, type FilterToken } from './filter-tokens';

/** Parentheses within each other. */
const MOST_LEVELS = 50;

const EXPECTED_FORMS: Readonly<Record<FilterCondition['kind'], string>> = {
  tag: 'Expected a tag filter which needs to have this form:\n - _tags:tag_value\n - tag_value',
  facet: 'Expected a facet filter which needs to have this form:\n - facet_name:facet_value',
  numeric:
    'Expected a numeric filter which needs to have one of the following form:\n' +
    ['=10', '>10', '>=10', '<10', '<=10', '!=10', ':10 TO 20']
      .map(form => ` - numeric_attr_name${form}`)
      .join('\n'),
};

/** The terms of an OR must be all of one kind. */
function checkKinds(group: readonly FilterTerm[]): void {
  const [first] = group;
  if (!first || group.every(({ condition }) => condition.kind === first.condition.kind)) return;
  throw new SearchApiError(
    400,
    `filters: Different types are not allowed in the same OR.\n${EXPECTED_FORMS[first.condition.kind]}`,
  );
}

/** Reads `a:b AND (c:"d" OR NOT e:f) AND g:1 TO 5`. OR binds closer than AND, as the service has it. */
class FilterParser {
  #at = 0;
  #depth = 0;

  constructor(private readonly tokens: readonly FilterToken[]) {}

  whole(): FilterGroups {
    const groups = this.#conjunction();
    const { kind } = this.#next();
    if (kind !== 'end') unexpected(this.#next(), 'end of filter');
    return groups;
  }

  #next(): FilterToken {
    const token = this.tokens[this.#at] ?? this.tokens.at(-1);
    return token ?? { kind: 'end', text: '', column: 0, isQuoted: false };
  }

  #hasSign(text: string): boolean {
    const token = this.#next();
    if (token.kind !== 'sign' || token.text !== text) return false;
    this.#at += 1;
    return true;
  }

  #string(expected: string): string {
    const token = this.#next();
    if (token.kind !== 'string' || token.text === '') unexpected(token, expected);
    this.#at += 1;
    return token.text;
  }

  #number(): number {
    const token = this.#next();
    const number = token.kind === 'string' && token.text !== '' ? Number(token.text) : Number.NaN;
    if (Number.isNaN(number)) unexpected(token, 'numeric');
    this.#at += 1;
    return number;
  }

  #conjunction(): FilterGroups {
    const groups = [...this.#disjunction()];
    while (this.#hasSign('AND')) groups.push(...this.#disjunction());
    return groups;
  }

  #disjunction(): FilterGroups {
    const parts = [this.#unit()];
    while (this.#hasSign('OR')) parts.push(this.#unit());
    const [first = [], ...others] = parts;
    if (others.length === 0) return first;
    if (parts.some(groups => groups.length > 1)) {
      throw new SearchApiError(
        400,
        'filters: filter (X AND Y) OR Z is not allowed, only (X OR Y) AND Z is allowed',
      );
    }
    const group = parts.flat(2);
    checkKinds(group);
    return [group];
  }

  #unit(): FilterGroups {
    if (!this.#hasSign('(')) return [[this.#term()]];
    this.#depth += 1;
    if (this.#depth > MOST_LEVELS) {
      throw new SearchApiError(400, `filters: Nested deeper than ${MOST_LEVELS} levels`);
    }
    const groups = this.#conjunction();
    if (!this.#hasSign(')')) unexpected(this.#next(), "')'");
    this.#depth -= 1;
    return groups;
  }

  #term(): FilterTerm {
    const isNegated = this.#hasSign('NOT');
    const condition = this.#condition();
    const { text, kind } = this.#next();
    if (kind === 'sign' && text === '<' && condition.kind !== 'numeric') {
      throw new SearchApiError(400, 'Not modelled in the sandbox: filters with <score=…>');
    }
    return { condition, isNegated };
  }

  #condition(): FilterCondition {
    const attribute = this.#string('filter');
    const sign = this.#next();
    if (sign.kind !== 'sign') return { kind: 'tag', attribute: '_tags', value: attribute };
    if (this.#hasSign(':')) return this.#afterColon(attribute);
    if (comparison(sign.text, 0) === null || this.#isScore()) {
      return { kind: 'tag', attribute: '_tags', value: attribute };
    }
    this.#at += 1;
    const holds = comparison(sign.text, this.#number());
    return holds ? { kind: 'numeric', attribute, holds } : unexpected(sign, 'filter');
  }

  #isScore(): boolean {
    const [sign, word] = this.tokens.slice(this.#at);
    return sign?.text === '<' && word?.text === 'score';
  }

  #afterColon(attribute: string): FilterCondition {
    const isRange =
      this.tokens[this.#at + 1]?.kind === 'sign' && this.tokens[this.#at + 1]?.text === 'TO';
    if (!isRange) {
      const value = this.#string('string');
      return { kind: attribute === '_tags' ? 'tag' : 'facet', attribute, value };
    }
    const lowest = this.#number();
    this.#at += 1;
    const highest = this.#number();
    return { kind: 'numeric', attribute, holds: own => own >= lowest && own <= highest };
  }
}

/** The groups that a `filters` text describes; none for an empty one. */
export const parseFilters = (text: string): FilterGroups =>
  text.trim() === '' ? [] : new FilterParser(filterTokens(text)).whole();
