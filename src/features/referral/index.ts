export { LinkCodes } from './link-codes';
