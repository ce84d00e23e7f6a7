export { LinkCodes } from './link-codes';
export { readVisitOrigin, useVisitOrigin } from './visit-origin';
