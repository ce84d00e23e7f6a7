/** What a buyer enters in the checkout. */
export const CHECKOUT_FORM = {
  email: 'ana@example.com',
  firstName: 'Ana',
  lastName: 'Field',
  address1: '1 Lark Lane',
  address2: '',
  city: 'Fort Wayne',
  province: 'Indiana',
  zip: '46802',
  phone: '',
};
