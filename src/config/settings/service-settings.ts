/** What a page needs in order to show the captcha. */
export interface CaptchaSettings {
  readonly siteKey: string;
  /** Scheme and host that serve the captcha's script and frame. */
  readonly origin: string;
}

export const DEFAULT_CAPTCHA_ORIGIN = 'https://www.google.com';
