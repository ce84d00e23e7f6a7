// Replaces modules of react-i18next, gatsby and others that never run in the shop.
export const Trans = undefined;
export const Translation = undefined;
export const withTranslation = undefined;
export const withSSR = undefined;
export const useSSR = undefined;
export default undefined;
