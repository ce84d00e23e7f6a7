import { numberOf } from '../catalogue/ids';
import type { Catalogue, CatalogueVariant } from '../catalogue/model';
import {
  noSuchLine,
  noSuchMerchandise,
  planNotApplicable,
  planRequired,
  type CartError,
} from './errors';
import { lineUuid } from './ids';
import type { LineChange, WantedLine } from './lines';
import type { StoredAttribute, StoredCart } from './model';
import { planOf } from './line-lookup';

export interface CartLineInput {
  readonly merchandiseId: string;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly StoredAttribute[] | null;
}

export interface CartLineUpdateInput {
  readonly id: string;
  readonly merchandiseId?: string | null;
  readonly quantity?: number | null;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly StoredAttribute[] | null;
}

type Read<T> = { readonly value: T } | { readonly error: CartError };
type Field = readonly (string | number)[];

/** All values, or the errors of all that have one. */
export function readAll<Input, T>(
  inputs: readonly Input[],
  read: (input: Input, index: number) => Read<T>,
): { readonly values: readonly T[]; readonly errors: readonly CartError[] } {
  const results = inputs.map(read);
  return {
    values: results.flatMap(result => ('value' in result ? [result.value] : [])),
    errors: results.flatMap(result => ('error' in result ? [result.error] : [])),
  };
}

const copied = (attributes: readonly StoredAttribute[]): readonly StoredAttribute[] => [
  ...new Map(attributes.map(({ key, value }) => [key, { key, value }])).values(),
];

function readPlan(
  catalogue: Catalogue,
  variant: CatalogueVariant,
  planId: string | null,
  field: Field,
): Read<number | null> {
  const product = catalogue.productsByHandle.get(variant.productHandle);
  if (planId === null) {
    if (product?.requiresSellingPlan) return { error: planRequired([...field, 'sellingPlanId']) };
    return { value: null };
  }
  const plan = planOf(catalogue, variant, numberOf('SellingPlan', planId) ?? NaN);
  return plan ? { value: plan.id } : { error: planNotApplicable([...field, 'sellingPlanId']) };
}

/** A line to add. `field` is the path of the input that errors name. */
export function readWantedLine(
  catalogue: Catalogue,
  input: CartLineInput,
  field: Field,
): Read<WantedLine> {
  const variant = catalogue.variantsById.get(
    numberOf('ProductVariant', input.merchandiseId) ?? NaN,
  );
  if (!variant) {
    return { error: noSuchMerchandise([...field, 'merchandiseId'], input.merchandiseId) };
  }
  const plan = readPlan(catalogue, variant, input.sellingPlanId ?? null, field);
  if ('error' in plan) return plan;
  const attributes = copied(input.attributes ?? []);
  return { value: { variant, quantity: input.quantity ?? 1, planId: plan.value, attributes } };
}

/** A change to a line of the cart; absent fields stay unchanged. */
export function readLineChange(
  catalogue: Catalogue,
  cart: StoredCart,
  input: CartLineUpdateInput,
  field: Field,
): Read<LineChange> {
  const uuid = lineUuid(input.id);
  const line = cart.lines.find(({ id }) => id === uuid);
  if (!line) return { error: noSuchLine([...field, 'id'], uuid) };
  const wantedId = input.merchandiseId
    ? (numberOf('ProductVariant', input.merchandiseId) ?? NaN)
    : line.variantId;
  const variant = catalogue.variantsById.get(wantedId);
  if (!variant) {
    return { error: noSuchMerchandise([...field, 'merchandiseId'], input.merchandiseId ?? '') };
  }
  const kept = { id: uuid, variant, quantity: input.quantity ?? undefined };
  const attributes = input.attributes ? copied(input.attributes) : undefined;
  if (input.sellingPlanId === undefined && !input.merchandiseId) {
    return { value: { ...kept, planId: line.planId, attributes } };
  }
  const planId =
    input.sellingPlanId === undefined && line.planId !== null
      ? `gid://shopify/SellingPlan/${line.planId}`
      : (input.sellingPlanId ?? null);
  const plan = readPlan(catalogue, variant, planId, field);
  if ('error' in plan) return plan;
  return { value: { ...kept, planId: plan.value, attributes } };
}
