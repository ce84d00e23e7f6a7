import {
  coerceInputValue,
  GraphQLError,
  GraphQLID,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  print,
  typeFromAST,
  type GraphQLInputType,
  type OperationDefinitionNode,
  type VariableDefinitionNode,
} from 'graphql';
import { isJsonObject, type JsonObject } from '~/sandbox/core/json';
import { publishedSchema } from '../schema';
import { idProblem, type IdUses } from './global-ids';

interface Problem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
}

const NOT_NULL = 'Expected value to not be null';

function coercionProblems(value: unknown, type: GraphQLInputType): readonly Problem[] {
  const problems: Problem[] = [];
  coerceInputValue(value, type, (path, invalid, { message }) => {
    problems.push({ path, explanation: invalid === null ? NOT_NULL : message });
  });
  return problems;
}

/** The problems of the ids in a value that fits its type. */
function idProblems(
  value: unknown,
  type: GraphQLInputType,
  place: string,
  path: readonly (string | number)[] = [],
): readonly Problem[] {
  const nullable = getNullableType(type);
  if (value === null || value === undefined) return [];
  if (isListType(nullable)) {
    return Array.isArray(value)
      ? value.flatMap((item, index) => idProblems(item, nullable.ofType, place, [...path, index]))
      : idProblems(value, nullable.ofType, place, path);
  }
  if (isInputObjectType(nullable) && isJsonObject(value)) {
    return Object.values(nullable.getFields()).flatMap(({ name, type: inner }) =>
      idProblems(value[name], inner, `${nullable.name}.${name}`, [...path, name]),
    );
  }
  if (nullable !== GraphQLID || !(typeof value === 'string' || typeof value === 'number'))
    return [];
  const explanation = idProblem(String(value), place);
  return explanation === null ? [] : [{ path, explanation }];
}

function problemsOf(
  definition: VariableDefinitionNode,
  variables: JsonObject,
  places: readonly string[],
): readonly Problem[] {
  const name = definition.variable.name.value;
  const type = typeFromAST(publishedSchema(), definition.type);
  if (!isInputType(type)) return [];
  if (!Object.hasOwn(variables, name)) {
    const isMissing = isNonNullType(type) && !definition.defaultValue;
    return isMissing ? [{ path: [], explanation: NOT_NULL }] : [];
  }
  const value = variables[name];
  const problems = coercionProblems(value, type);
  if (problems.length > 0) return problems;
  const [first = '', ...others] = places;
  const atFirst = idProblems(value, type, first);
  return atFirst.length > 0 ? atFirst : others.flatMap(place => idProblems(value, type, place));
}

/** The platform's errors of an operation's variables: `INVALID_VARIABLE`, with what is wrong where. */
export function variableErrors(
  operation: OperationDefinitionNode,
  variables: JsonObject,
  ids: IdUses['variables'],
): readonly GraphQLError[] {
  return (operation.variableDefinitions ?? []).flatMap(definition => {
    const name = definition.variable.name.value;
    const problems = problemsOf(definition, variables, ids.get(name) ?? []);
    if (problems.length === 0) return [];
    const details = problems
      .filter(({ path }) => path.length > 0)
      .map(({ path, explanation }) => `${path.join('.')} (${explanation})`);
    const where = details.length > 0 ? ` for ${details.join(', ')}` : '';
    const message = `Variable $${name} of type ${print(definition.type)} was provided invalid value${where}`;
    const extensions = {
      code: 'INVALID_VARIABLE',
      value: variables[name] ?? null,
      problems: problems.map(problem => ({ ...problem, message: problem.explanation })),
    };
    return [new GraphQLError(message, { nodes: definition, extensions })];
  });
}
