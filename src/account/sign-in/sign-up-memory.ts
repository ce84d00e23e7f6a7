interface SignUp {
  readonly email: string;
  readonly password: string;
}

let remembered: SignUp | null = null;

/**
 * Keeps the sign-up's email address and password in this tab until the address is verified, so that
 * they need not be typed again. In memory only: they must not reach a URL, a history entry or
 * storage.
 */
export const rememberSignUp = (signUp: SignUp): void => {
  remembered = signUp;
};

/** The password of the sign-up; can be read once. */
export const takePassword = (email: string): string | null => {
  const found = remembered;
  remembered = null;
  return found !== null && found.email.toLowerCase() === email.toLowerCase()
    ? found.password
    : null;
};
