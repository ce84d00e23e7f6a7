export { Captcha } from './captcha';
export { useCaptcha } from './use-captcha';
