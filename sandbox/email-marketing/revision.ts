/** Revisions that the vendor answers; each is kept for two years from its date. */
const REVISIONS: readonly string[] = [
  '2025-01-15',
  '2025-04-15',
  '2025-07-15',
  '2025-10-15',
  '2026-01-15',
  '2026-04-15',
  '2026-07-15',
];

const RETIRED: readonly string[] = [
  '2022-10-17',
  '2023-01-24',
  '2023-02-22',
  '2023-06-15',
  '2023-07-15',
  '2023-08-15',
  '2023-09-15',
  '2023-10-15',
  '2023-12-15',
  '2024-02-15',
  '2024-05-15',
  '2024-06-15',
  '2024-07-15',
  '2024-10-15',
];

export type RevisionState = 'served' | 'retired' | 'unknown';

/** Whether the vendor answers a `revision` header. */
export const stateOfRevision = (revision: unknown): RevisionState => {
  if (typeof revision !== 'string') return 'unknown';
  if (REVISIONS.includes(revision)) return 'served';
  return RETIRED.includes(revision) ? 'retired' : 'unknown';
};
