import * as rules from 'graphql';
import { GraphQLError, specifiedRules, validate } from 'graphql';
import type { DocumentNode, ValidationRule } from 'graphql';
import { publishedSchema } from '../schema';
import { documentPath } from './document-path';

/** The platform's `extensions.code` of a document that breaks a rule. */
const CODES: ReadonlyMap<ValidationRule, string> = new Map([
  [rules.FieldsOnCorrectTypeRule, 'undefinedField'],
  [rules.FragmentsOnCompositeTypesRule, 'fragmentOnNonCompositeType'],
  [rules.KnownArgumentNamesRule, 'argumentNotAccepted'],
  [rules.KnownDirectivesRule, 'undefinedDirective'],
  [rules.KnownFragmentNamesRule, 'useAndDefineFragment'],
  [rules.KnownTypeNamesRule, 'undefinedType'],
  [rules.LoneAnonymousOperationRule, 'uniquelyNamedOperations'],
  [rules.NoFragmentCyclesRule, 'infiniteLoop'],
  [rules.NoUndefinedVariablesRule, 'variableNotDefined'],
  [rules.NoUnusedFragmentsRule, 'useAndDefineFragment'],
  [rules.NoUnusedVariablesRule, 'variableNotUsed'],
  [rules.OverlappingFieldsCanBeMergedRule, 'fieldConflict'],
  [rules.PossibleFragmentSpreadsRule, 'cannotSpreadFragment'],
  [rules.ProvidedRequiredArgumentsRule, 'missingRequiredArguments'],
  [rules.ScalarLeafsRule, 'selectionMismatch'],
  [rules.UniqueArgumentNamesRule, 'argumentNotUnique'],
  [rules.UniqueDirectivesPerLocationRule, 'directiveNotUniqueForLocation'],
  [rules.UniqueFragmentNamesRule, 'fragmentNotUnique'],
  [rules.UniqueInputFieldNamesRule, 'inputFieldNotUnique'],
  [rules.UniqueOperationNamesRule, 'uniquelyNamedOperations'],
  [rules.UniqueVariableNamesRule, 'variableNotUnique'],
  [rules.ValuesOfCorrectTypeRule, 'argumentLiteralsIncompatible'],
  [rules.VariablesAreInputTypesRule, 'variableRequiresValidType'],
  [rules.VariablesInAllowedPositionRule, 'variableMismatch'],
]);

/** The errors of a document by the published schema, with the platform's path and code. */
export function validationErrors(document: DocumentNode): readonly GraphQLError[] {
  const schema = publishedSchema();
  if (validate(schema, document).length === 0) return [];
  // Rules are run one by one to know which one a document breaks.
  return specifiedRules.flatMap(rule =>
    validate(schema, document, [rule]).map(({ message, nodes }) => {
      const code = CODES.get(rule);
      const [first] = nodes ?? [];
      const path = first ? documentPath(document, first) : undefined;
      return new GraphQLError(message, { nodes, path, extensions: code ? { code } : undefined });
    }),
  );
}
