import type { Words } from './words';

export const nl: Words = {
  checkout: {
    skip: 'Naar de inhoud',
    backToShop: 'Terug naar de winkel',
    continueShopping: 'Verder winkelen',
    title: 'Afrekenen',
    pleaseCheck: 'Controleer je bestelling',
    contact: 'Contact',
    shippingAddress: 'Bezorgadres',
    shippingMethod: 'Verzendmethode',
    payment: 'Betaling',
    testCard:
      'Testkaart die eindigt op 4242. In de testomgeving wordt niets van een kaart afgeschreven.',
    renewals:
      'Je bestelling bevat artikelen met herhaalservice. Die worden opnieuw bezorgd tot je opzegt; dat kan op elk moment.',
    placeOrder: total => `Bestellen en betalen, ${total}`,
    yourOrder: 'Je bestelling',
    nothingToShip: 'Niets te verzenden: je bestelling is een dienst.',
    method: (title, price) => `${title}: ${price}`,
    freeShipping: 'gratis',
    quantity: count => `Aantal: ${count}`,
    autoship: plan => `Herhaalservice: ${plan}`,
    subtotal: 'Subtotaal',
    shipping: method => `Verzending: ${method}`,
    free: 'Gratis',
    total: 'Totaal',
    including: tax => `Inclusief ${tax}`,
    shipsOnlyTo: country => `Land van bezorging: ${country}.`,
    email: 'E-mailadres',
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    address: 'Adres',
    apartment: 'Toevoeging, verdieping enz.',
    city: 'Plaats',
    postcode: 'Postcode',
    phone: 'Telefoon',
    optional: label => `${label} (optioneel)`,
    select: 'Kies…',
    wrong: {
      email: 'Vul een geldig e-mailadres in.',
      firstName: 'Vul een voornaam in.',
      lastName: 'Vul een achternaam in.',
      address1: 'Vul een adres in.',
      city: 'Vul een plaats in.',
      phone: 'Vul een telefoonnummer van minstens 10 cijfers in, of laat het veld leeg.',
    },
    wrongRegion: label => `Kies een regio (${label}).`,
    wrongPostcode: (_, example) => `Vul een geldige postcode in, bijvoorbeeld ${example}.`,
    soldOut: title =>
      `${title} is uitverkocht. Ga terug naar je winkelwagen om het te verwijderen.`,
    onlyLeft: (left, title) =>
      `${title}: nog maar ${left} op voorraad. Ga terug naar je winkelwagen om het aantal te wijzigen.`,
    usedCode: code =>
      `De code ${code} geldt alleen voor een eerste bestelling en is verwijderd. Controleer het nieuwe totaal.`,
    thankYou: name => `Bedankt, ${name}`,
    placed: email =>
      `Je bestelling is geplaatst. De bevestiging voor ${email} staat in de inbox van de testomgeving.`,
    order: name => `Bestelling ${name}`,
    shipsTo: 'Bezorgen bij',
    noCharge: 'Er is niets van een kaart afgeschreven: dit is de testomgeving.',
    cartGone: 'Deze winkelwagen bestaat niet meer',
    cartEmpty: 'Je winkelwagen is leeg',
    wentThrough: 'Heb je net iets besteld, dan is die bestelling gelukt.',
  },
  mail: {
    greeting: name => (name ? `Hallo ${name},` : 'Hallo,'),
    orderSubject: order => `Bestelling ${order} bevestigd`,
    orderThanks: order =>
      `Bedankt voor je aankoop. We maken bestelling ${order} klaar voor verzending.`,
    orderLine: (title, amount) => `${title}: ${amount}`,
    orderTotal: amount => `Totaal: ${amount}`,
    resetSubject: 'Nieuw wachtwoord voor je klantaccount',
    reset: shop => [
      `Volg de link om een nieuw wachtwoord voor je klantaccount bij ${shop} in te stellen.`,
      'Heb je geen nieuw wachtwoord aangevraagd, dan kun je deze e-mail verwijderen.',
    ],
    invitationSubject: 'Activeer je klantaccount',
    invitation: shop => [
      `Activeer je klantaccount bij ${shop}. De volgende keer log je in en reken je sneller af.`,
    ],
    verificationSubject: (code, shop) => `${code} is je verificatiecode voor ${shop}`,
    verification: code => [
      `Bedankt voor het aanmaken van een account. Vul ${code} in om je e-mailadres te bevestigen, of gebruik de link hieronder.`,
      'De code is 24 uur geldig. Heb je geen account aangemaakt, negeer dan dit bericht.',
    ],
    welcomeSubject: shop => `Welkom bij ${shop}`,
    welcome: [
      'Je account is klaar. Log in om je bestellingen te zien, adressen te bewaren en leveringen te beheren.',
    ],
    passwordResetSubject: (code, shop) =>
      `${code} is je code voor een nieuw wachtwoord bij ${shop}`,
    passwordReset: code => [
      `Vul ${code} in om een nieuw wachtwoord te kiezen, of gebruik de link hieronder. De code is een uur geldig.`,
      'Heb je dit niet aangevraagd, negeer dan dit bericht: je wachtwoord blijft hetzelfde.',
    ],
    passwordChangedSubject: shop => `Je wachtwoord bij ${shop} is gewijzigd`,
    passwordChanged: [
      'Het wachtwoord van je account is zojuist gewijzigd. Heb je dat zelf gedaan, dan hoef je niets te doen.',
      'Zo niet, kies dan meteen een nieuw wachtwoord en neem contact met ons op.',
    ],
    emailChange: code => [
      `Vul ${code} in bij de instellingen van je account om voortaan dit e-mailadres te gebruiken.`,
    ],
  },
  taxes: { VAT: 'btw' },
};
