const SATURDAY = 6;
/** Every dealer has a first free day of its own within this many days. */
const SPREAD_DAYS = 9;
const SOONEST_DAYS = 2;

/** The first weekday on which a dealer can visit (yyyy-mm-dd); the same all day long. */
export function nextVisit(id: string, today: Date): string {
  const sum = [...id].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  const day = new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()) +
      (SOONEST_DAYS + (sum % SPREAD_DAYS)) * 86_400_000,
  );
  while (day.getUTCDay() === 0 || day.getUTCDay() === SATURDAY) {
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return day.toISOString().slice(0, 10);
}
