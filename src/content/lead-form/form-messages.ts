/** A text of the namespace `forms`, with what replaces its `{{names}}`. */
export type FormMessages = (
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string;
