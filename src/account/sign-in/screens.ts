export { default as LoginScreen } from './login-screen';
export { default as LogoutScreen } from './logout-screen';
export { default as RegisterScreen } from './register-screen';
export { default as ResetPasswordScreen } from './reset-password-screen';
export { default as VerifyScreen } from './verify-screen';
