import { lazy, type ComponentType } from 'react';
import type { ScreenName } from './routing/routes';
import type { ScreenProps } from './ui/screen-props';

/** What shows each screen; every one is loaded when it is first opened. */
export const SCREENS: Readonly<Record<ScreenName, ComponentType<ScreenProps>>> = {
  login: lazy(() => import('./sign-in/login-screen')),
  register: lazy(() => import('./sign-in/register-screen')),
  verify: lazy(() => import('./sign-in/verify-screen')),
  resetPassword: lazy(() => import('./sign-in/reset-password-screen')),
  logout: lazy(() => import('./sign-in/logout-screen')),
  missing: lazy(() => import('./ui/missing-screen')),
};
