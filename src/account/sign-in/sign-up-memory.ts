interface SignUp {
  readonly email: string;
  readonly password: string;
}

let remembered: SignUp | null = null;

/**
 * Keeps what somebody signed up with until they have verified their address in this tab, so that
 * they need not type it again. In memory only: nothing of it may reach a URL, a history entry or
 * storage.
 */
export const rememberSignUp = (signUp: SignUp): void => {
  remembered = signUp;
};

/** The password that somebody signed up with, once. */
export const takePassword = (email: string): string | null => {
  const found = remembered;
  remembered = null;
  return found !== null && found.email.toLowerCase() === email.toLowerCase()
    ? found.password
    : null;
};
