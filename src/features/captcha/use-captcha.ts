import type { ComponentProps } from 'react';
import { useRef } from 'react';
import type { Captcha, CaptchaHandle } from './captcha';

/** The captcha of a form. */
interface FormCaptcha {
  /** What it gave; empty before it is passed. */
  readonly token: () => string;
  /** A token is good once: it has to be passed again. */
  readonly renew: () => void;
  readonly focus: () => void;
  /** For the captcha that is shown. */
  readonly props: Pick<ComponentProps<typeof Captcha>, 'handle' | 'onToken'>;
}

/** Keeps what a captcha gives until its form is sent; `onChange` is told when that changes. */
export const useCaptcha = (onChange: (token: string) => void): FormCaptcha => {
  const handle = useRef<CaptchaHandle>(null);
  const token = useRef('');
  return {
    token: () => token.current,
    renew: () => {
      token.current = '';
      handle.current?.reset();
    },
    focus: () => handle.current?.focus(),
    props: {
      handle,
      onToken: given => {
        token.current = given;
        onChange(given);
      },
    },
  };
};
