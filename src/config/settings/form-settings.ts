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

/** What our gateway for forms holds, for `npm run forms-gateway`. Secret. */
export interface FormsGatewaySettings {
  readonly captchaSecret: string | null;
  /** API of the e-mail tool, no trailing slash. */
  readonly emailToolOrigin: string;
  readonly emailToolKey: string | null;
  readonly leadsWebhook: string | null;
}

export const EMAIL_LIST_ORIGIN = 'https://a.klaviyo.com';
