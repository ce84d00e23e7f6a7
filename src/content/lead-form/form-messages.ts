/** Translates a key of the namespace `forms`. */
export type FormMessages = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;
