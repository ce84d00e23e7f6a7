import { FEATURES } from './features';

/** Whether the shop has an account area; the bundler replaces the setting by its text. */
export const HAS_ACCOUNTS: boolean =
  FEATURES.account && (process.env.GATSBY_COGNITO_CLIENT_ID ?? '').trim() !== '';
