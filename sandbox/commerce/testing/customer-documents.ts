const ERRORS = 'customerUserErrors { code field message }';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';
const PERSON = 'customer { id email firstName lastName displayName phone acceptsMarketing }';
const ADDRESS = /* GraphQL */ `
  id firstName lastName name company address1 address2 city province provinceCode zip
  country countryCodeV2 phone formatted(withName: true) formattedArea
`;

export const SIGN_IN = /* GraphQL */ `
  mutation SignIn($input: CustomerAccessTokenCreateInput!) {
    result: customerAccessTokenCreate(input: $input) { ${TOKEN} ${ERRORS} }
  }
`;
export const MULTIPASS = /* GraphQL */ `
  mutation Multipass($token: String!) {
    result: customerAccessTokenCreateWithMultipass(multipassToken: $token) { ${TOKEN} ${ERRORS} }
  }
`;
export const WHO = /* GraphQL */ `
  query Who($token: String!) {
    customer(customerAccessToken: $token) {
      id
      email
      firstName
      lastName
      displayName
      phone
    }
  }
`;
export const CREATE_CUSTOMER = /* GraphQL */ `
  mutation Create($input: CustomerCreateInput!) {
    result: customerCreate(input: $input) { ${PERSON} ${ERRORS} userErrors { field message } }
  }
`;
export const UPDATE_CUSTOMER = /* GraphQL */ `
  mutation Update($token: String!, $customer: CustomerUpdateInput!) {
    result: customerUpdate(customerAccessToken: $token, customer: $customer) { ${PERSON} ${TOKEN} ${ERRORS} }
  }
`;
export const RECOVER = /* GraphQL */ `
  mutation Recover($email: String!) {
    result: customerRecover(email: $email) { ${ERRORS} }
  }
`;
export const RESET = /* GraphQL */ `
  mutation Reset($id: ID!, $input: CustomerResetInput!) {
    result: customerReset(id: $id, input: $input) { ${PERSON} ${TOKEN} ${ERRORS} }
  }
`;
export const RESET_BY_URL = /* GraphQL */ `
  mutation ResetByUrl($url: URL!, $password: String!) {
    result: customerResetByUrl(resetUrl: $url, password: $password) { ${PERSON} ${TOKEN} ${ERRORS} }
  }
`;
export const ACTIVATE_BY_URL = /* GraphQL */ `
  mutation ActivateByUrl($url: URL!, $password: String!) {
    result: customerActivateByUrl(activationUrl: $url, password: $password) { ${PERSON} ${TOKEN} ${ERRORS} }
  }
`;
export const ACTIVATE = /* GraphQL */ `
  mutation Activate($id: ID!, $input: CustomerActivateInput!) {
    result: customerActivate(id: $id, input: $input) { ${PERSON} ${TOKEN} ${ERRORS} }
  }
`;
export const ADDRESSES = /* GraphQL */ `
  query Addresses($token: String!) {
    customer(customerAccessToken: $token) {
      defaultAddress { id }
      addresses(first: 250) { nodes { ${ADDRESS} } }
    }
  }
`;
export const ADD_ADDRESS = /* GraphQL */ `
  mutation Add($token: String!, $address: MailingAddressInput!) {
    result: customerAddressCreate(customerAccessToken: $token, address: $address) {
      customerAddress { ${ADDRESS} } ${ERRORS}
    }
  }
`;
export const CHANGE_ADDRESS = /* GraphQL */ `
  mutation Change($token: String!, $id: ID!, $address: MailingAddressInput!) {
    result: customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
      customerAddress { ${ADDRESS} } ${ERRORS}
    }
  }
`;
export const DELETE_ADDRESS = /* GraphQL */ `
  mutation Delete($token: String!, $id: ID!) {
    result: customerAddressDelete(customerAccessToken: $token, id: $id) {
      deletedCustomerAddressId ${ERRORS}
    }
  }
`;
export const DEFAULT_ADDRESS = /* GraphQL */ `
  mutation Default($token: String!, $id: ID!) {
    result: customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
      customer { defaultAddress { id } } ${ERRORS}
    }
  }
`;
