import { EMAIL_LIST_ORIGIN, type FormSettings } from './form-settings';

const companyId = process.env.GATSBY_KLAVIYO_COMPANY_ID ?? '';
const listId = process.env.GATSBY_KLAVIYO_LIST_ID ?? '';

// The bundler replaces each `process.env.GATSBY_…` by its text, so every name is written out.
// Separate from the other settings, because only late code reads these.
export const formSettings: FormSettings = {
  gatewayOrigin: process.env.GATSBY_FORMS_ORIGIN ?? '',
  emailList:
    companyId === '' || listId === ''
      ? null
      : {
          companyId,
          listId,
          origin: process.env.GATSBY_KLAVIYO_API_ORIGIN || EMAIL_LIST_ORIGIN,
        },
};
