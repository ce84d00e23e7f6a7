const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The date format of a locale with these options. Each is created once, because creating one takes
 * longer than writing a screen's dates with it.
 */
export const dateFormat = (
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
};
