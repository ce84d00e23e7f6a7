/** How a dealer meets somebody. */
export type VisitKind = 'in-home' | 'virtual';

/** Minutes of the day between which a dealer works. */
export interface OpeningHours {
  readonly open: number;
  readonly close: number;
}

/** What a dealer's calendar is made of. */
export interface DealerSchedule {
  readonly kinds: readonly VisitKind[];
  /** People who visit at the same time. */
  readonly fitters: number;
  /** From Sunday to Saturday; null on days off. */
  readonly hours: readonly (OpeningHours | null)[];
}

/** What holds for the visits of all dealers. */
export interface VisitRules {
  readonly visitMinutes: number;
  /** Visits begin every so many minutes after the dealer opens. */
  readonly stepMinutes: number;
  /** How far ahead a visit can be booked. */
  readonly daysAhead: number;
  /** How long before it begins a visit must be booked. */
  readonly leadHours: Readonly<Record<VisitKind, number>>;
  readonly travel: {
    readonly leastMinutes: number;
    readonly mostMinutes: number;
    /** Where a postal code is on no map. */
    readonly unknownMinutes: number;
    readonly milesAnHour: number;
  };
}
