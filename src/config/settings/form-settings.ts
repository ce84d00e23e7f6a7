/** The client API of the e-mail tool, which takes sign-ups for the newsletter. */
export interface EmailListSettings {
  /** Public id of the company's account. */
  readonly companyId: string;
  /** The list that newsletter readers join. */
  readonly listId: string;
  /** Scheme and host, no trailing slash. */
  readonly origin: string;
}

/** Where forms go. */
export interface FormSettings {
  /** Origin of our own gateway for leads and stock alerts, no trailing slash. */
  readonly gatewayOrigin: string;
  /** Null where no newsletter is set up. */
  readonly emailList: EmailListSettings | null;
}

export const EMAIL_LIST_ORIGIN = 'https://a.klaviyo.com';

/** What settings are read with; it collects the sentences that mend them. */
interface SettingsReader {
  readonly problems: string[];
  readonly optional: (name: string) => string | null;
  readonly origin: (name: string, fallback: string | null, meaning: string) => string | null;
}

const readEmailList = (reader: SettingsReader): EmailListSettings | null => {
  const companyId = reader.optional('GATSBY_KLAVIYO_COMPANY_ID');
  const listId = reader.optional('GATSBY_KLAVIYO_LIST_ID');
  const origin = reader.origin(
    'GATSBY_KLAVIYO_API_ORIGIN',
    EMAIL_LIST_ORIGIN,
    'the client API of the e-mail tool',
  );
  if (listId === null) return null;
  if (companyId === null) {
    reader.problems.push(
      'GATSBY_KLAVIYO_LIST_ID is set without GATSBY_KLAVIYO_COMPANY_ID: set the public id of the account too, or clear both.',
    );
    return null;
  }
  return { companyId, listId, origin: origin ?? EMAIL_LIST_ORIGIN };
};

/** The settings of forms; problems go to the reader. */
export const readFormSettings = (reader: SettingsReader): FormSettings => ({
  gatewayOrigin:
    reader.origin(
      'GATSBY_FORMS_ORIGIN',
      '',
      'the address of the gateway that takes forms, such as https://forms.example',
    ) ?? '',
  emailList: readEmailList(reader),
});
