import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  ADD_ADDRESS,
  ADDRESSES,
  CHANGE_ADDRESS,
  DEFAULT_ADDRESS,
  DELETE_ADDRESS,
} from '../testing/customer-documents';
import { at, startShop, textAt, type Shop } from '../testing/shop';
import { tokenOf } from '../testing/sign-in';

let shop: Shop;
let token = '';
beforeEach(async () => {
  shop = await startShop();
  token = await tokenOf(shop.us);
});
afterEach(() => shop.stop());

const cabin = {
  address1: '9 Ridge Road',
  city: 'Victoria',
  province: 'BC',
  zip: 'V8V 1A1',
  country: 'Canada',
  firstName: 'Noor',
};

const list = async () => {
  const { customer } = (await shop.us.ask(ADDRESSES, { token })) as {
    customer: {
      defaultAddress: { id: string } | null;
      addresses: { nodes: { id: string; address1: string }[] };
    };
  };
  const { defaultAddress, addresses } = customer;
  return { nodes: addresses.nodes, defaultId: defaultAddress?.id };
};
const add = (address: object) => shop.us.ask(ADD_ADDRESS, { token, address });
const errorsOf = (reply: unknown) => at(reply, 'result.customerUserErrors');

describe('addresses', () => {
  it('are added with the names of country and province, and the customer’s own', async () => {
    const added = at(await add(cabin), 'result.customerAddress');
    expect(added).toMatchObject({
      firstName: 'Noor',
      lastName: 'Brooks',
      name: 'Noor Brooks',
      province: 'British Columbia',
      provinceCode: 'BC',
      country: 'Canada',
      countryCodeV2: 'CA',
      company: null,
      formattedArea: 'Victoria BC, Canada',
      formatted: ['Noor Brooks', '9 Ridge Road', 'Victoria BC V8V 1A1', 'Canada'],
    });
    expect(textAt(added, 'id')).toMatch(
      /^gid:\/\/shopify\/MailingAddress\/\d+\?model_name=CustomerAddress$/,
    );
    const { nodes, defaultId } = await list();
    expect(nodes.map(({ address1 }) => address1)).toEqual([
      '418 Larch Street',
      '77 Lakeshore Drive',
      '9 Ridge Road',
    ]);
    expect(defaultId).toBe(nodes[0]?.id);
  });

  it('that are the first one become the default', async () => {
    token = await tokenOf(shop.us, 'sam@example.com', 'meadow-gate-01');
    expect(await list()).toEqual({ nodes: [], defaultId: undefined });
    await add(cabin);
    const { nodes, defaultId } = await list();
    expect([nodes.length, defaultId]).toEqual([1, nodes[0]?.id]);
  });

  it.each([
    [{ country: 'Atlantis' }, 'INVALID', 'country', 'Country is invalid'],
    [{ province: 'Idaho' }, 'INVALID', 'province', 'Province is invalid'],
    [{ city: '<i>x</i>' }, 'CONTAINS_HTML_TAGS', 'city', 'City cannot contain HTML tags'],
    [{ company: 'http://evil.example' }, 'CONTAINS_URL', 'company', 'Company cannot contain URL'],
    [
      { address1: 'x'.repeat(256) },
      'TOO_LONG',
      'address1',
      'Address1 is too long (maximum is 255 characters)',
    ],
  ])('are refused with %o', async (change, code, field, message) => {
    const reply = await add({ ...cabin, ...change });
    expect(at(reply, 'result')).toEqual({
      customerAddress: null,
      customerUserErrors: [{ code, field: ['address', field], message }],
    });
  });

  it('are kept once', async () => {
    await add(cabin);
    expect(errorsOf(await add({ ...cabin, city: 'VICTORIA' }))).toEqual([
      { code: null, field: ['address'], message: 'Address already exists' },
    ]);
  });

  it('change in what is named alone', async () => {
    const { nodes } = await list();
    const id = nodes[1]?.id ?? '';
    const address = { address2: 'Cabin 3', phone: null };
    const changed = await shop.us.ask(CHANGE_ADDRESS, { token, id, address });
    expect(at(changed, 'result.customerAddress')).toMatchObject({
      id,
      address1: '77 Lakeshore Drive',
      address2: 'Cabin 3',
      phone: null,
      provinceCode: 'ID',
    });
  });

  it('pass the default on when they are deleted', async () => {
    const { nodes } = await list();
    const [first, second] = nodes.map(({ id }) => id);
    await shop.us.ask(DEFAULT_ADDRESS, { token, id: second });
    expect((await list()).defaultId).toBe(second);
    const deleted = await shop.us.ask(DELETE_ADDRESS, { token, id: second });
    expect(at(deleted, 'result.deletedCustomerAddressId')).toBe(second);
    expect((await list()).defaultId).toBe(first);
    await shop.us.ask(DELETE_ADDRESS, { token, id: first });
    expect(await list()).toEqual({ nodes: [], defaultId: undefined });
  });

  it('of other customers and of the other store are not found', async () => {
    const { nodes } = await list();
    const id = nodes[0]?.id ?? '';
    const missing = (field: string) => [
      { code: 'NOT_FOUND', field: [field], message: 'Address does not exist' },
    ];
    const other = await tokenOf(shop.us, 'sam@example.com', 'meadow-gate-01');
    const ask = (document: string, rest = {}) =>
      shop.us.ask(document, { token: other, id, ...rest });
    expect(errorsOf(await ask(CHANGE_ADDRESS, { address: { city: 'x' } }))).toEqual(missing('id'));
    expect(errorsOf(await ask(DELETE_ADDRESS))).toEqual(missing('id'));
    expect(errorsOf(await ask(DEFAULT_ADDRESS))).toEqual(missing('addressId'));
    const abroad = await shop.ca.ask(DELETE_ADDRESS, { token: await tokenOf(shop.ca), id });
    expect(errorsOf(abroad)).toEqual(missing('id'));
  });

  it('are named by ids of addresses alone', async () => {
    const id = 'gid://shopify/Customer/6000000000001';
    expect(await shop.us.reply(DELETE_ADDRESS, { token, id })).toMatchObject({
      errors: [{ extensions: { code: 'INVALID_VARIABLE' } }],
    });
  });

  it('need a token that holds', async () => {
    const { nodes } = await list();
    const rest = { token: 'x', id: nodes[0]?.id, address: cabin };
    for (const document of [CHANGE_ADDRESS, DELETE_ADDRESS, DEFAULT_ADDRESS]) {
      const variables = document === CHANGE_ADDRESS ? rest : { token: rest.token, id: rest.id };
      expect(errorsOf(await shop.us.ask(document, variables))).toMatchObject([
        { code: 'TOKEN_INVALID', field: ['customerAccessToken'] },
      ]);
    }
    const { token: none, address } = rest;
    expect(await shop.us.reply(ADD_ADDRESS, { token: none, address })).toMatchObject({
      data: { result: null },
      errors: [
        {
          message: 'Access denied for customerAddressCreate field.',
          extensions: { code: 'ACCESS_DENIED' },
        },
      ],
    });
  });
});
