import { FEATURES } from './features';

/** Whether the shop has an account area; the bundler inlines the setting's value. */
export const HAS_ACCOUNTS: boolean =
  FEATURES.account && (process.env.GATSBY_COGNITO_CLIENT_ID ?? '').trim() !== '';
