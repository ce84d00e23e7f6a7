import { graphql } from '../graphql';
import { cartErrorFragment, cartFragment, cartWarningFragment } from './cart-fragments';

export const cartCreate = graphql(
  `
    mutation cartCreate($input: CartInput!, $language: LanguageCode)
    @inContext(language: $language) {
      result: cartCreate(input: $input) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartLinesAdd = graphql(
  `
    mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $language: LanguageCode)
    @inContext(language: $language) {
      result: cartLinesAdd(cartId: $cartId, lines: $lines) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartLinesUpdate = graphql(
  `
    mutation cartLinesUpdate($cartId: ID!, $lines: [CartLineUpdateInput!]!, $language: LanguageCode)
    @inContext(language: $language) {
      result: cartLinesUpdate(cartId: $cartId, lines: $lines) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartLinesRemove = graphql(
  `
    mutation cartLinesRemove($cartId: ID!, $lineIds: [ID!]!, $language: LanguageCode)
    @inContext(language: $language) {
      result: cartLinesRemove(cartId: $cartId, lineIds: $lineIds) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartAttributesUpdate = graphql(
  `
    mutation cartAttributesUpdate(
      $cartId: ID!
      $attributes: [AttributeInput!]!
      $language: LanguageCode
    ) @inContext(language: $language) {
      result: cartAttributesUpdate(cartId: $cartId, attributes: $attributes) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartNoteUpdate = graphql(
  `
    mutation cartNoteUpdate($cartId: ID!, $note: String!, $language: LanguageCode)
    @inContext(language: $language) {
      result: cartNoteUpdate(cartId: $cartId, note: $note) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartDiscountCodesUpdate = graphql(
  `
    mutation cartDiscountCodesUpdate(
      $cartId: ID!
      $discountCodes: [String!]
      $language: LanguageCode
    ) @inContext(language: $language) {
      result: cartDiscountCodesUpdate(cartId: $cartId, discountCodes: $discountCodes) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);

export const cartBuyerIdentityUpdate = graphql(
  `
    mutation cartBuyerIdentityUpdate(
      $cartId: ID!
      $buyerIdentity: CartBuyerIdentityInput!
      $language: LanguageCode
    ) @inContext(language: $language) {
      result: cartBuyerIdentityUpdate(cartId: $cartId, buyerIdentity: $buyerIdentity) {
        cart {
          ...Cart
        }
        userErrors {
          ...CartErrors
        }
        warnings {
          ...CartWarnings
        }
      }
    }
  `,
  [cartFragment, cartErrorFragment, cartWarningFragment],
);
