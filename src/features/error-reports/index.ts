export { watchErrors } from './early-errors';
export { useErrorReports } from './use-error-reports';
