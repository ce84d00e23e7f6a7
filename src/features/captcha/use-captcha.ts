import type { ComponentProps } from 'react';
import { useRef } from 'react';
import type { ReCAPTCHA } from 'react-google-recaptcha';
import type { Captcha } from './captcha';

/** The captcha of a form. */
interface FormCaptcha {
  /** The token; empty before it is passed. */
  readonly token: () => string;
  /** Requires a new token, because each is valid once. */
  readonly renew: () => void;
  /** Props for the captcha component. */
  readonly props: Pick<ComponentProps<typeof Captcha>, 'widget' | 'onToken'>;
}

/** Keeps the token of a captcha until its form is sent; `onChange` is called when it changes. */
export const useCaptcha = (onChange: () => void): FormCaptcha => {
  const widget = useRef<ReCAPTCHA>(null);
  const token = useRef('');
  return {
    token: () => token.current,
    renew: () => {
      token.current = '';
      widget.current?.reset();
    },
    props: {
      widget,
      onToken: given => {
        token.current = given;
        onChange();
      },
    },
  };
};
