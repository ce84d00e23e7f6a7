import { randomBytes, randomInt } from 'node:crypto';
import type { ReferralTerms } from '~/seed/referral';
import type { OrderRecord } from '../commerce/checkout/order-model';
import { formatCents } from '../commerce/money';
import type { StoreRuntime } from '../commerce/runtime';
import type { ServiceContext, StateFile } from '../core/service';
import type { Mailbox } from '../mail/mailbox';
import { parseMembers, type Invitation, type Member, type ReferralDetails } from './model';

/** The attribute of a cart and its order in which the shop writes the code. */
const CODE_ATTRIBUTE = 'Referral Code';

/** The value to enter without an eligible ZIP code. */
const NOT_ELIGIBLE = 'Not eligible';

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const CODE_LETTERS = 6;
const NAME_LETTERS = 12;

/** Who joins: a customer by the claims of the id token. */
export interface Joining extends Pick<Member, 'sub' | 'brand' | 'accountEmail' | 'firstName'> {
  readonly details: ReferralDetails;
}

/** A use of a code. */
interface CodeUse {
  readonly code: string;
  /** Null for members of any brand. */
  readonly brand: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly status: Invitation['status'];
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function newCode(firstName: string | null): string {
  const name = (firstName ?? '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '')
    .slice(0, NAME_LETTERS);
  const letters = Array.from(
    { length: CODE_LETTERS },
    () => LETTERS[randomInt(LETTERS.length)],
  ).join('');
  return `${name || 'FRIEND'}-${letters}`;
}

/** The members of the referral program, and who used their codes. */
export class Referrals {
  readonly #state: StateFile<readonly Member[]>;
  readonly #now: () => Date;
  readonly #mail: Mailbox;

  constructor(
    context: ServiceContext,
    mail: Mailbox,
    readonly terms: ReferralTerms,
  ) {
    this.#state = context.openState<readonly Member[]>('referrals', () => [], parseMembers);
    this.#now = context.now;
    this.#mail = mail;
  }

  /** Credits the codes of orders from now on. */
  watch(stores: readonly StoreRuntime[]): void {
    for (const { purchases, settings } of stores) {
      purchases.connect(order => this.#orderPlaced(order, settings.brand));
    }
  }

  /** A customer's membership of a brand's program. */
  memberOf(sub: string, brand: string): Member | null {
    return this.#state.value.find(each => each.sub === sub && each.brand === brand) ?? null;
  }

  /** Whether the program is available where a ZIP code is. */
  isAvailable(zip: string): boolean {
    const { refusedZipPrefixes } = this.terms;
    return zip !== NOT_ELIGIBLE && !refusedZipPrefixes.some(prefix => zip.startsWith(prefix));
  }

  /** Makes a customer a member; a member's details are replaced, the code stays. */
  join({ details, ...customer }: Joining): Member {
    const known = this.memberOf(customer.sub, customer.brand);
    const member: Member = known
      ? { ...known, details }
      : {
          ...customer,
          details,
          code: newCode(customer.firstName),
          joinedAt: this.#now().toISOString(),
          invitations: [],
        };
    this.#state.update(all => [...all.filter(each => each !== known), member]);
    return member;
  }

  /** Records a code given with an appointment. */
  appointmentBooked(booked: Omit<CodeUse, 'status' | 'brand'>): void {
    this.#use({ ...booked, brand: null, status: 'appointment' });
  }

  reset(): void {
    this.#state.reset();
  }

  #orderPlaced({ attributes, email, shippingAddress }: OrderRecord, brand: string): void {
    const code = attributes.find(({ key }) => key === CODE_ATTRIBUTE)?.value;
    if (!code) return;
    const { firstName, lastName } = shippingAddress;
    const credited = this.#use({ code, brand, firstName, lastName, email, status: 'credited' });
    if (credited) this.#sendReward(credited.member, credited.invitation);
  }

  /** Null if nothing changes: own codes, unknown ones and repetitions do not count. */
  #use({ code, brand, firstName, lastName, email, status }: CodeUse) {
    const member = this.#state.value.find(
      each => isSame(each.code, code) && (brand === null || each.brand === brand),
    );
    if (!member || [member.accountEmail, member.details.email].some(own => isSame(own, email))) {
      return null;
    }
    const known = member.invitations.find(each => isSame(each.email, email));
    if (known && (known.status === 'credited' || status === 'appointment')) return null;
    const invitation: Invitation = {
      id: known?.id ?? randomBytes(8).toString('hex'),
      name: `${firstName} ${lastName.slice(0, 1)}${lastName ? '.' : ''}`.trim(),
      email: email.toLowerCase(),
      status,
      at: this.#now().toISOString(),
    };
    const invitations = [...member.invitations.filter(each => each !== known), invitation];
    this.#state.update(all =>
      all.map(each => (each === member ? { ...member, invitations } : each)),
    );
    return { member, invitation };
  }

  #sendReward({ details, firstName }: Member, { name }: Invitation): void {
    const { cents, currency } = this.terms.reward;
    const amount = formatCents(cents, currency);
    this.#mail.send({
      from: 'Larkfield',
      to: details.email,
      kind: 'referral-reward',
      code: null,
      link: null,
      subject: `You have earned a gift card of ${amount}`,
      text: [
        firstName ? `Hi ${firstName},` : 'Hello,',
        `${name} placed an order with your referral code. Your gift card of ${amount} is on its way.`,
      ],
    });
  }
}
