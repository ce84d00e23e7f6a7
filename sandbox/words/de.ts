import type { Words } from './words';

export const de: Words = {
  checkout: {
    skip: 'Zum Inhalt springen',
    backToShop: 'Zurück zum Shop',
    continueShopping: 'Weiter einkaufen',
    title: 'Kasse',
    pleaseCheck: 'Bitte prüfen Sie Ihre Bestellung',
    contact: 'Kontakt',
    shippingAddress: 'Lieferadresse',
    shippingMethod: 'Versandart',
    payment: 'Zahlung',
    testCard: 'Testkarte mit den Endziffern 4242. In der Sandbox wird keine Karte belastet.',
    renewals:
      'Ihre Bestellung enthält Artikel im Spar-Abo. Sie werden weiter geliefert, bis Sie kündigen; das ist jederzeit möglich.',
    placeOrder: total => `Zahlungspflichtig bestellen, ${total}`,
    yourOrder: 'Ihre Bestellung',
    nothingToShip: 'Kein Versand nötig: Ihre Bestellung ist eine Dienstleistung.',
    method: (title, price) => `${title}: ${price}`,
    freeShipping: 'kostenlos',
    quantity: count => `Menge: ${count}`,
    autoship: plan => `Spar-Abo: ${plan}`,
    subtotal: 'Zwischensumme',
    shipping: method => `Versand: ${method}`,
    free: 'Kostenlos',
    total: 'Gesamtsumme',
    including: tax => `Inklusive ${tax}`,
    shipsOnlyTo: country => `Lieferland: ${country}.`,
    email: 'E-Mail-Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    address: 'Adresse',
    apartment: 'Adresszusatz',
    city: 'Ort',
    postcode: 'Postleitzahl',
    phone: 'Telefon',
    optional: label => `${label} (optional)`,
    select: 'Auswählen …',
    wrong: {
      email: 'Geben Sie eine gültige E-Mail-Adresse ein.',
      firstName: 'Geben Sie einen Vornamen ein.',
      lastName: 'Geben Sie einen Nachnamen ein.',
      address1: 'Geben Sie eine Adresse ein.',
      city: 'Geben Sie einen Ort ein.',
      phone:
        'Geben Sie eine Telefonnummer mit mindestens 10 Ziffern ein, oder lassen Sie das Feld leer.',
    },
    wrongRegion: label => `Wählen Sie eine Region aus (${label}).`,
    wrongPostcode: (_, example) =>
      `Geben Sie eine gültige Postleitzahl ein, zum Beispiel ${example}.`,
    soldOut: title => `${title} ist ausverkauft. Entfernen Sie den Artikel im Warenkorb.`,
    onlyLeft: (left, title) =>
      `${title}: nur noch ${left} auf Lager. Ändern Sie die Menge im Warenkorb.`,
    usedCode: code =>
      `Der Code ${code} gilt nur für die erste Bestellung und wurde entfernt. Prüfen Sie die neue Summe.`,
    thankYou: name => `Vielen Dank, ${name}`,
    placed: email =>
      `Ihre Bestellung ist eingegangen. Die Bestätigung für ${email} liegt im Posteingang der Sandbox.`,
    order: name => `Bestellung ${name}`,
    shipsTo: 'Lieferung an',
    noCharge: 'Es wurde keine Karte belastet: Das ist die Sandbox.',
    cartGone: 'Diesen Warenkorb gibt es nicht mehr',
    cartEmpty: 'Ihr Warenkorb ist leer',
    wentThrough: 'Falls Sie gerade bestellt haben, ist Ihre Bestellung eingegangen.',
  },
  mail: {
    greeting: name => (name ? `Guten Tag ${name},` : 'Guten Tag,'),
    orderSubject: order => `Bestellung ${order} bestätigt`,
    orderThanks: order =>
      `vielen Dank für Ihren Einkauf. Wir machen die Bestellung ${order} versandfertig.`,
    orderLine: (title, amount) => `${title}: ${amount}`,
    orderTotal: amount => `Gesamtsumme: ${amount}`,
    resetSubject: 'Passwort Ihres Kundenkontos zurücksetzen',
    reset: shop => [
      `über den Link setzen Sie das Passwort Ihres Kundenkontos bei ${shop} zurück.`,
      'Falls Sie kein neues Passwort angefordert haben, können Sie diese E-Mail löschen.',
    ],
    invitationSubject: 'Aktivieren Sie Ihr Kundenkonto',
    invitation: shop => [
      `aktivieren Sie Ihr Kundenkonto bei ${shop}. Beim nächsten Einkauf melden Sie sich an und bestellen schneller.`,
    ],
    verificationSubject: (code, shop) => `${code} ist Ihr Bestätigungscode für ${shop}`,
    verification: code => [
      `vielen Dank für Ihre Anmeldung. Geben Sie ${code} ein, um Ihre E-Mail-Adresse zu bestätigen, oder folgen Sie dem Link unten.`,
      'Der Code gilt 24 Stunden. Falls Sie kein Konto angelegt haben, ignorieren Sie diese Nachricht.',
    ],
    welcomeSubject: shop => `Willkommen bei ${shop}`,
    welcome: [
      'Ihr Konto ist bereit. Melden Sie sich an, um Bestellungen zu sehen, Adressen zu speichern und Lieferungen zu verwalten.',
    ],
    passwordResetSubject: (code, shop) => `${code} ist Ihr Code für ein neues Passwort bei ${shop}`,
    passwordReset: code => [
      `geben Sie ${code} ein, um ein neues Passwort zu wählen, oder folgen Sie dem Link unten. Der Code gilt eine Stunde.`,
      'Falls die Anfrage nicht von Ihnen kam, ignorieren Sie diese Nachricht: Ihr Passwort bleibt unverändert.',
    ],
    passwordChangedSubject: shop => `Ihr Passwort bei ${shop} wurde geändert`,
    passwordChanged: [
      'das Passwort Ihres Kontos wurde gerade geändert. Wenn Sie das waren, müssen Sie nichts tun.',
      'Wenn nicht, wählen Sie sofort ein neues Passwort und melden Sie sich bei uns.',
    ],
    emailChange: code => [
      `geben Sie ${code} in Ihren Kontoeinstellungen ein, um ab jetzt diese E-Mail-Adresse zu verwenden.`,
    ],
  },
  taxes: { VAT: 'MwSt.' },
};
