// The bundler replaces each `process.env.GATSBY_…` by its text, so the name is written out.
// Separate from the other settings, because only late code reads this.

/** Origin of the scheduler of consultations, no trailing slash; null where none is set up. */
export const schedulerOrigin: string | null = process.env.GATSBY_SCHEDULER_ORIGIN || null;
