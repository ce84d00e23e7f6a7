export { LinkCodes } from './link-codes';
export { readVisitAttribution, useVisitAttribution } from './visit-attribution';
