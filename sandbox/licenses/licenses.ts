import { createHash } from 'node:crypto';
import type { ServiceContext } from '../core/service';
import { isJsonObject } from '../core/json';
import type { Mailbox } from '../mail/mailbox';

/** Where a collar is known, by the names of the app's back end. */
export interface Device {
  readonly iotUserId: string;
  readonly iotGroupId: string;
  readonly deviceId: string;
  readonly collarId: string;
  readonly thingName: string;
  readonly petId: string;
}

export type LicenseStatus = 'consumed' | 'allocated' | 'available';

/** What lets one collar use the service. */
export interface License {
  readonly id: string;
  /** `available` is unassigned, `allocated` has no collar yet, `consumed` is in use by a collar. */
  readonly status: LicenseStatus;
  /** Typed in by its owner to put it into use. */
  readonly activationCode: string;
  /** Null until it is in use. */
  readonly device: Device | null;
}

/** The licenses of a subscription. */
interface Allotment {
  readonly subscriptionId: number;
  /** Of the owner, in lower case. */
  readonly email: string;
  readonly licenses: readonly License[];
}

/** A subscription of a service plan. */
export interface ServicePlan {
  readonly subscriptionId: number;
  readonly email: string;
  readonly quantity: number;
  readonly status: LicenseStatus;
  readonly shopName: string;
  /** The shop's subscriptions page; the email links to the activation page below it. */
  readonly link: string;
}

/** The licenses of all service plans. */
export interface Licenses {
  readonly of: (subscriptionId: number) => readonly License[];
  /** Allocates the licenses of a new plan and emails their codes; does nothing for a plan that has them. */
  readonly allocate: (plan: Omit<ServicePlan, 'status'>) => void;
  /**
   * Puts the license of a code into use, if its subscription is active.
   *
   * @returns the subscription; null when there is no such code for that address
   */
  readonly activate: (
    code: string,
    email: string,
    isActive: (subscriptionId: number) => boolean,
  ) => number | null;
  readonly reset: () => void;
}

type Allotments = Readonly<Record<string, Allotment>>;

const digestOf = (...words: readonly (string | number)[]): string =>
  createHash('sha256').update(words.join('\n')).digest('hex').toUpperCase();

const codeOf = (id: string): string => {
  const digits = digestOf('code', id);
  return `${digits.slice(0, 4)}-${digits.slice(4, 8)}`;
};

const deviceOf = (id: string, email: string): Device => {
  const lower = (word: string, length: number): string =>
    digestOf(word, id).toLowerCase().slice(0, length);
  const deviceId = digestOf('device', id).slice(0, 12);
  return {
    iotUserId: `usr-${digestOf('user', email).toLowerCase().slice(0, 10)}`,
    iotGroupId: `grp-${digestOf('group', email).toLowerCase().slice(0, 10)}`,
    deviceId,
    collarId: `LF-${digestOf('collar', id).slice(0, 8)}`,
    thingName: `collar-${deviceId.toLowerCase()}`,
    petId: `pet-${lower('pet', 8)}`,
  };
};

function license(id: string, status: LicenseStatus, email: string): License {
  const device = status === 'consumed' ? deviceOf(id, email) : null;
  return { id, status, activationCode: codeOf(id), device };
}

function allotmentOf({ subscriptionId, email, quantity, status }: ServicePlan): Allotment {
  const owner = email.toLowerCase();
  const ids = Array.from({ length: quantity }, (_, place) =>
    digestOf('license', subscriptionId, place).toLowerCase().slice(0, 16),
  );
  return { subscriptionId, email: owner, licenses: ids.map(id => license(id, status, owner)) };
}

const isAllotments = (value: unknown): value is Allotments =>
  isJsonObject(value) &&
  Object.values(value).every(each => isJsonObject(each) && Array.isArray(each.licenses));

function parseAllotments(stored: unknown): Allotments {
  if (!isAllotments(stored)) throw new Error('Licenses are kept by subscription.');
  return stored;
}

const plain = (code: string): string => code.replaceAll(/[^0-9a-z]/gi, '').toUpperCase();

function activationLink({ link, email }: ServicePlan, code: string): string {
  return `${link}/activate?${new URLSearchParams({ code, email }).toString()}`;
}

function mailCodes(mail: Mailbox, plan: ServicePlan, { licenses }: Allotment) {
  const { email, shopName } = plan;
  for (const { status, activationCode } of licenses) {
    if (status !== 'allocated') continue;
    mail.send({
      from: shopName,
      to: email,
      kind: 'subscription-activation',
      subject: 'Activate your collar’s subscription',
      text: [
        'Your collar is nearly ready.',
        'Enter this code and your email address to activate its subscription.',
      ],
      code: activationCode,
      link: activationLink(plan, activationCode),
    });
  }
}

/** Opens the licenses, those of the seed among them. Call it once for a sandbox. */
export function openLicenses(
  context: ServiceContext,
  mail: Mailbox,
  seeded: readonly ServicePlan[],
): Licenses {
  const allot = (plan: ServicePlan): Allotment => {
    const allotment = allotmentOf(plan);
    mailCodes(mail, plan, allotment);
    return allotment;
  };
  const initial = (): Allotments =>
    Object.fromEntries(seeded.map(plan => [plan.subscriptionId, allot(plan)]));
  const state = context.openState<Allotments>('licenses', initial, parseAllotments);
  const store = (allotment: Allotment): void =>
    state.update(all => ({ ...all, [allotment.subscriptionId]: allotment }));
  return {
    of: subscriptionId => state.value[String(subscriptionId)]?.licenses ?? [],
    allocate(plan) {
      if (!state.value[String(plan.subscriptionId)]) store(allot({ ...plan, status: 'allocated' }));
    },
    activate(code, email, isActive) {
      const owner = email.trim().toLowerCase();
      const isMeant = ({ activationCode }: License): boolean =>
        plain(activationCode) === plain(code);
      const found = Object.values(state.value).find(
        allotment => allotment.email === owner && allotment.licenses.some(isMeant),
      );
      if (!found || !isActive(found.subscriptionId)) return null;
      const licenses = found.licenses.map(each =>
        isMeant(each) ? license(each.id, 'consumed', owner) : each,
      );
      store({ ...found, licenses });
      return found.subscriptionId;
    },
    reset: () => state.reset(),
  };
}
