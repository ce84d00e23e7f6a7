import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { marketFixture } from '../testing/market-fixture';
import { at, startShop, textAt, variantId, type Shop } from '../testing/shop';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop('memory', marketFixture);
});
afterAll(() => shop.stop());

const CREATE = `mutation($input: CartInput, $language: LanguageCode) @inContext(language: $language) {
  result: cartCreate(input: $input) { cart { checkoutUrl } userErrors { message } } }`;

/** A cart with two small collars, for France if no other country is named. */
const create = async (language = 'EN', countryCode = 'FR') => {
  const merchandiseId = await variantId(shop.us, 'collar', 0);
  const input = { lines: [{ merchandiseId, quantity: 2 }], buyerIdentity: { countryCode } };
  return at(await shop.us.ask(CREATE, { input, language }), 'result.cart');
};

describe('the checkout of a buyer abroad', () => {
  const form = {
    email: 'lea@example.com',
    firstName: 'Léa',
    lastName: 'Roux',
    address1: '3 rue Basse',
    city: 'Lyon',
    zip: '69002',
  };

  it('asks for an address there and shows prices with the tax in them', async () => {
    const url = textAt(await create(), 'checkoutUrl');
    const page = await (await fetch(url)).text();
    expect(page).toContain('We ship within France.');
    expect(page).not.toContain('name="province"');
    expect(page).toMatch(/Order and pay, €722\.95/);
    expect(page).toMatch(/Including VAT \(20%\)<\/dt><dd>€120\.49/);
    const wrong = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ ...form, zip: '1' }),
    });
    expect(await wrong.text()).toContain('Enter a valid Postcode, for example 69002.');
  });

  it('places the order in that currency', async () => {
    const url = textAt(await create(), 'checkoutUrl');
    const placed = await fetch(url, { method: 'POST', body: new URLSearchParams(form) });
    const page = await placed.text();
    expect(placed.url).toContain('/orders/');
    expect(page).toContain('€722.95 EUR');
    expect(page).toMatch(/69002 Lyon<br \/>France/);
  });

  it('speaks the language of the cart up to the mail', async () => {
    const url = textAt(await create('FR'), 'checkoutUrl');
    const page = await (await fetch(url)).text();
    expect(page).toContain('<html lang="fr-FR">');
    expect(page).toContain('Collier');
    expect(page).toMatch(/Suivi<\/span>\s*<strong>4,95\s€/);
    expect(page).toMatch(/Commander et payer, 722,95\s€/);
    expect(page).toMatch(/Dont TVA \(20\s%\)<\/dt><dd>120,49\s€/);
    const wrong = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ ...form, email: '' }),
    });
    expect(await wrong.text()).toContain('Saisissez une adresse e-mail valide.');
    const buyer = { ...form, email: 'lea.fr@example.com' };
    const placed = await fetch(url, { method: 'POST', body: new URLSearchParams(buyer) });
    const thanks = await placed.text();
    expect(thanks).toContain('Merci, Léa');
    expect(`${page}${thanks}`).not.toMatch(/[ >](Your|Shipping|Order|Tracked|VAT|Checkout)[ <]/);
    const [mail] = shop.mail.list('lea.fr@example.com');
    expect(mail?.subject).toMatch(/^Commande #\d+ confirmée$/);
    expect(mail?.text).toEqual([
      'Bonjour Léa,',
      expect.stringMatching(/^Merci pour votre achat\. Nous préparons la commande #\d+\.$/),
      expect.stringMatching(/^2 × Collier \(Petite \/ Slate\) : 718,00\s€$/),
      expect.stringMatching(/^Total : 722,95\s€$/),
    ]);
  });

  it.each([
    ['EN', '/gb'],
    ['FR', '/gb-fr'],
  ])('leads back to the site in %s of a country with two', async (language, path) => {
    const page = await (await fetch(textAt(await create(language, 'GB'), 'checkoutUrl'))).text();
    expect(page).toMatch(new RegExp(`href="[^"]+${path}"`));
  });

  it('speaks English in a language that nobody translated', async () => {
    const url = textAt(await create(), 'checkoutUrl');
    const page = await (await fetch(`${url}&locale=xx`)).text();
    expect(page).toContain('<html lang="en">');
    expect(page).toContain('Order and pay, ');
  });
});
