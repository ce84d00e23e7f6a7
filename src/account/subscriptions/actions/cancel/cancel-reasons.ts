/** The reasons for canceling a collar's service, in the order of spec account §9. */
export const SERVICE_REASONS = [
  ...(['pet', 'tracking', 'switched', 'performance', 'price', 'frequency', 'other'] as const),
];

/**
 * The reasons for canceling an autoship, in the order of spec account §9, including the additional
 * one of its variant.
 */
export const AUTOSHIP_REASONS = [
  ...([
    'price',
    'accident',
    'enough',
    'sooner',
    'unused',
    'different',
    'elsewhere',
    'other',
  ] as const),
];
