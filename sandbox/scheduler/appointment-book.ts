import { randomBytes } from 'node:crypto';
import type { VisitKind } from '~/seed/scheduler/schedule';
import type { ServiceContext, StateFile } from '../core/service';
import { placeVisit, type BookedVisit, type DealerCalendar, type SlotProblem } from './calendar';
import { placeOf } from './dealer-calendars';
import { parseAppointments, type Appointment, type Visitor } from './model';

/** How many of the newest are kept. */
const MOST_APPOINTMENTS = 2000;

/** The details of a booking. */
export interface Booking {
  readonly requestId: string;
  readonly owner: string | null;
  readonly dealerId: string;
  readonly kind: VisitKind;
  readonly startsAt: Date;
  readonly visitor: Visitor;
  readonly referralCode: string | null;
}

/** Why an appointment cannot be changed. */
export type ChangeProblem = SlotProblem | 'appointment-past' | 'appointment-cancelled';

const secret = (): string => randomBytes(16).toString('hex');

const visitOf = ({ kind, startsAt, fitter, visitor }: Appointment): BookedVisit => ({
  kind,
  fitter,
  startsAt: new Date(startsAt),
  place: placeOf(visitor.postalCode),
});

/** All appointments of all dealers. */
export class AppointmentBook {
  readonly #state: StateFile<readonly Appointment[]>;
  readonly #now: () => Date;

  constructor(context: ServiceContext) {
    this.#state = context.openState<readonly Appointment[]>(
      'appointments',
      () => [],
      parseAppointments,
    );
    this.#now = context.now;
  }

  /** All of them, oldest booking first. */
  get all(): readonly Appointment[] {
    return this.#state.value;
  }

  /** The one with an id. */
  find(id: string): Appointment | null {
    return this.all.find(each => each.id === id) ?? null;
  }

  /** A dealer's upcoming appointments. @param except an appointment that is being moved */
  visitsOf(dealerId: string, except: string | null = null): readonly BookedVisit[] {
    return this.all
      .filter(each => each.dealerId === dealerId && each.cancelledAt === null && each.id !== except)
      .map(visitOf);
  }

  /** What a request has booked before. */
  repeated({ requestId, owner }: Pick<Booking, 'requestId' | 'owner'>): Appointment | null {
    return this.all.find(each => each.requestId === requestId && each.owner === owner) ?? null;
  }

  /** Books a visit, unless its time is gone. */
  book(calendar: DealerCalendar, booking: Booking): Appointment | SlotProblem {
    const { startsAt, visitor, ...facts } = booking;
    const fitter = this.#fitterFor(calendar, booking, startsAt);
    if (typeof fitter === 'string') return fitter;
    const at = this.#now().toISOString();
    const appointment: Appointment = {
      ...facts,
      id: secret(),
      calendarKey: secret(),
      fitter,
      visitor,
      startsAt: startsAt.toISOString(),
      createdAt: at,
      updatedAt: at,
      sequence: 0,
      cancelledAt: null,
      remindedAt: null,
    };
    this.#state.update(all => [...all, appointment].slice(-MOST_APPOINTMENTS));
    return appointment;
  }

  /** The upcoming appointment that one of these requests of a person has made. */
  madeBy(requestIds: readonly string[], owner: string | null): Appointment | null {
    return (
      this.all.find(
        each =>
          requestIds.includes(each.requestId) &&
          (each.owner === owner || each.owner === null) &&
          this.#problemOf(each) === null,
      ) ?? null
    );
  }

  /** Makes another booking of an appointment, unless its time is gone. */
  replace(
    calendar: DealerCalendar,
    appointment: Appointment,
    { startsAt, ...facts }: Booking,
  ): Appointment | SlotProblem {
    const fitter = this.#fitterFor(calendar, facts, startsAt, appointment.id);
    if (typeof fitter === 'string') return fitter;
    return this.#change(appointment, {
      ...facts,
      fitter,
      startsAt: startsAt.toISOString(),
      remindedAt: null,
    });
  }

  /** Moves an appointment to another time, unless that is gone. */
  move(
    calendar: DealerCalendar,
    appointment: Appointment,
    startsAt: Date,
  ): Appointment | ChangeProblem {
    const problem = this.#problemOf(appointment);
    if (problem) return problem;
    const fitter = this.#fitterFor(calendar, appointment, startsAt, appointment.id);
    if (typeof fitter === 'string') return fitter;
    return this.#change(appointment, {
      fitter,
      startsAt: startsAt.toISOString(),
      remindedAt: null,
    });
  }

  /** Cancels an appointment; the time is free again. */
  cancel(appointment: Appointment): Appointment | ChangeProblem {
    const problem = this.#problemOf(appointment);
    return problem ?? this.#change(appointment, { cancelledAt: this.#now().toISOString() });
  }

  /** Records that a reminder was sent. */
  markReminded({ id }: Appointment): void {
    const remindedAt = this.#now().toISOString();
    this.#state.update(all => all.map(each => (each.id === id ? { ...each, remindedAt } : each)));
  }

  reset(): void {
    this.#state.reset();
  }

  /** Who can come at a time. @param except an appointment whose time is free for that */
  #fitterFor(
    calendar: DealerCalendar,
    { dealerId, kind, owner, visitor }: Pick<Booking, 'dealerId' | 'kind' | 'owner' | 'visitor'>,
    startsAt: Date,
    except: string | null = null,
  ): number | SlotProblem {
    if (this.#hasAnotherAt({ owner, visitor }, startsAt, except)) return 'slot-taken';
    const wanted = { kind, startsAt, place: placeOf(visitor.postalCode) };
    return placeVisit(calendar, this.visitsOf(dealerId, except), wanted, this.#now());
  }

  /** Whether a person has another appointment at a time, which a second fitter could serve. */
  #hasAnotherAt(
    { owner, visitor }: Pick<Booking, 'owner' | 'visitor'>,
    startsAt: Date,
    except: string | null,
  ): boolean {
    const email = visitor.email.toLowerCase();
    return this.all.some(
      each =>
        (owner === null ? each.visitor.email.toLowerCase() === email : each.owner === owner) &&
        each.id !== except &&
        each.cancelledAt === null &&
        Date.parse(each.startsAt) === startsAt.getTime(),
    );
  }

  #problemOf({ cancelledAt, startsAt }: Appointment): ChangeProblem | null {
    if (cancelledAt !== null) return 'appointment-cancelled';
    return Date.parse(startsAt) <= this.#now().getTime() ? 'appointment-past' : null;
  }

  #change(appointment: Appointment, change: Partial<Appointment>): Appointment {
    const changed = {
      ...appointment,
      ...change,
      updatedAt: this.#now().toISOString(),
      sequence: appointment.sequence + 1,
    };
    this.#state.update(all => all.map(each => (each.id === changed.id ? changed : each)));
    return changed;
  }
}
