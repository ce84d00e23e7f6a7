import {
  getNamedType,
  GraphQLError,
  GraphQLID,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
} from 'graphql';
import { readGlobalId } from '../catalogue/ids';
import { publishedSchema } from '../schema';
import { pathOf } from './document-path';

/** Which type an id must be of, by the argument or input field that takes it; any type elsewhere. */
const EXPECTED: ReadonlyMap<string, string> = new Map([
  ['CartLineInput.merchandiseId', 'ProductVariant'],
  ['CartLineInput.sellingPlanId', 'SellingPlan'],
  ['CartLineUpdateInput.id', 'CartLine'],
  ['CartLineUpdateInput.merchandiseId', 'ProductVariant'],
  ['CartLineUpdateInput.sellingPlanId', 'SellingPlan'],
  ['Mutation.cartLinesRemove.lineIds', 'CartLine'],
  ['Mutation.customerActivate.id', 'Customer'],
  ['Mutation.customerAddressDelete.id', 'MailingAddress'],
  ['Mutation.customerAddressUpdate.id', 'MailingAddress'],
  ['Mutation.customerDefaultAddressUpdate.addressId', 'MailingAddress'],
  ['Mutation.customerReset.id', 'Customer'],
  ['QueryRoot.article.id', 'Article'],
  ['QueryRoot.blog.id', 'Blog'],
  ['QueryRoot.cart.id', 'Cart'],
  ['QueryRoot.collection.id', 'Collection'],
  ['QueryRoot.page.id', 'Page'],
  ['QueryRoot.product.id', 'Product'],
  ['QueryRoot.productRecommendations.productId', 'Product'],
]);

const NUMBERED: ReadonlySet<string> = new Set([
  'Article',
  'Blog',
  'Collection',
  'Customer',
  'MailingAddress',
  'Page',
  'Product',
  'ProductVariant',
  'SellingPlan',
]);

const expectedAt = (place: string): string | undefined =>
  place.startsWith('Mutation.') && place.endsWith('.cartId') ? 'Cart' : EXPECTED.get(place);

/** The platform's message for an id that is invalid in its place; null if it is valid. */
export function idProblem(id: string, place: string): string | null {
  const read = readGlobalId(id);
  const expected = expectedAt(place);
  const isRight =
    read !== null &&
    (expected === undefined || read.type === expected) &&
    (!NUMBERED.has(read.type) || /^\d+$/.test(read.rest));
  return isRight ? null : `Invalid global id '${id}'`;
}

/** The ids in a document. */
export interface IdUses {
  /** Errors of the literal ids. */
  readonly errors: readonly GraphQLError[];
  /** Where each variable with an id, or a list of them, is used. */
  readonly variables: ReadonlyMap<string, readonly string[]>;
}

/** Checks the literal ids of a valid document, and finds where its variables are used as ids. */
export function idUses(document: DocumentNode): IdUses {
  const errors: GraphQLError[] = [];
  const variables = new Map<string, string[]>();
  const places: string[] = [];
  const typeInfo = new TypeInfo(publishedSchema());
  const isId = () => getNamedType(typeInfo.getInputType()) === GraphQLID;
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter(node, _key, parent, _path, ancestors) {
        if (node.kind === Kind.ARGUMENT) {
          const owner = typeInfo.getParentType()?.name ?? '';
          places.push(`${owner}.${typeInfo.getFieldDef()?.name ?? ''}.${node.name.value}`);
        } else if (node.kind === Kind.OBJECT_FIELD) {
          places.push(
            `${getNamedType(typeInfo.getParentInputType())?.name ?? ''}.${node.name.value}`,
          );
        } else if (node.kind === Kind.VARIABLE && isId()) {
          const known = variables.get(node.name.value) ?? [];
          variables.set(node.name.value, [...known, places.at(-1) ?? '']);
        } else if ((node.kind === Kind.STRING || node.kind === Kind.INT) && isId()) {
          const problem = idProblem(node.value, places.at(-1) ?? '');
          if (problem === null) return;
          const path = pathOf([...ancestors, parent]);
          const extensions = { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' };
          errors.push(new GraphQLError(problem, { nodes: node, path, extensions }));
        }
      },
      leave(node) {
        if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) places.pop();
      },
    }),
  );
  return { errors, variables };
}
