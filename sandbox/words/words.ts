/** A field of the checkout whose value can be wrong. */
type CheckedField = 'email' | 'firstName' | 'lastName' | 'address1' | 'city' | 'phone';

/** The pages of the store's checkout. */
export interface CheckoutWords {
  readonly skip: string;
  readonly backToShop: string;
  readonly next: string;
  /** The first step of an order that is shipped. */
  readonly packed: string;
  readonly followOrder: string;
  readonly managePlans: string;
  readonly noAccount: string;
  readonly createAccount: (email: string) => string;
  readonly orderInAccount: string;
  /** For a buyer who was signed in. */
  readonly orderInYourAccount: string;
  /** Over the first film of a course. */
  readonly firstLesson: string;
  readonly allLessons: string;
  /** Of the button over a film. */
  readonly play: (title: string) => string;
  readonly continueShopping: string;
  readonly title: string;
  readonly pleaseCheck: string;
  readonly contact: string;
  readonly shippingAddress: string;
  readonly shippingMethod: string;
  readonly payment: string;
  readonly testCard: string;
  readonly testCardNote: string;
  /** Of deliveries on autoship. */
  readonly renewals: string;
  /** Of a plan of a service alone. */
  readonly planRenewals: string;
  readonly placeOrder: (total: string) => string;
  readonly yourOrder: string;
  /** Opens the order on a phone, and closes it again. */
  readonly showOrder: string;
  readonly hideOrder: string;
  readonly items: (count: number) => string;
  readonly nothingToShip: string;
  readonly quantity: (count: number) => string;
  readonly autoship: (plan: string) => string;
  /** Of the plan of a service. */
  readonly renews: (months: number) => string;
  readonly subtotal: string;
  readonly shipping: (method: string) => string;
  readonly free: string;
  readonly total: string;
  readonly saving: (amount: string) => string;
  readonly returns: (days: number) => string;
  readonly shippingAndReturns: string;
  readonly privacy: string;
  readonly terms: string;
  /** Of the tax that is in the total. */
  readonly including: (tax: string) => string;
  readonly shipsOnlyTo: (country: string) => string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly address: string;
  readonly apartment: string;
  readonly city: string;
  /** Null where the country has a word of its own for it. */
  readonly postcode: string | null;
  readonly phone: string;
  readonly optional: (label: string) => string;
  readonly select: string;
  readonly wrong: Readonly<Record<CheckedField, string>>;
  readonly wrongRegion: (label: string) => string;
  readonly wrongPostcode: (label: string, example: string) => string;
  readonly soldOut: (title: string) => string;
  readonly onlyLeft: (left: number, title: string) => string;
  readonly usedCode: (code: string) => string;
  readonly cartChanged: string;
  readonly thankYou: (name: string) => string;
  readonly placed: (email: string) => string;
  readonly order: (name: string) => string;
  readonly shipsTo: string;
  readonly noCharge: string;
  readonly cartGone: string;
  readonly cartEmpty: string;
  /** Of a cart that was bought. */
  readonly wentThrough: string;
}

/** Mails to customers: of the store, and of the sign-in. */
export interface MailWords {
  readonly greeting: (name: string | null) => string;
  readonly orderSubject: (order: string) => string;
  readonly orderThanks: (order: string) => string;
  readonly orderLine: (title: string, amount: string) => string;
  readonly orderTotal: (amount: string) => string;
  readonly resetSubject: string;
  readonly reset: (shop: string) => readonly string[];
  readonly invitationSubject: string;
  readonly invitation: (shop: string) => readonly string[];
  readonly verificationSubject: (code: string, shop: string) => string;
  readonly verification: (code: string) => readonly string[];
  readonly welcomeSubject: (shop: string) => string;
  readonly welcome: readonly string[];
  readonly passwordResetSubject: (code: string, shop: string) => string;
  readonly passwordReset: (code: string) => readonly string[];
  readonly passwordChangedSubject: (shop: string) => string;
  readonly passwordChanged: readonly string[];
  readonly emailChange: (code: string) => readonly string[];
}

export interface Words {
  readonly checkout: CheckoutWords;
  readonly mail: MailWords;
  /** Taxes by their English names; what is missing has the same name. */
  readonly taxes: Readonly<Record<string, string>>;
}
