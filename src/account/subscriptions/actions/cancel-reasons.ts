/** Why somebody cancels a service of a collar, in the order of spec account §9. */
export const SERVICE_REASONS = [
  ...(['pet', 'tracking', 'switched', 'performance', 'price', 'frequency', 'other'] as const),
];

/** Why somebody cancels an autoship, in the order of spec account §9, with the one that its further variant adds. */
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
