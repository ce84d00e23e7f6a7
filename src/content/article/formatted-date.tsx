import { formatDay } from '~/src/domain/content/article-date';
import { useLocale } from '~/src/features/locale';

/** A date in the page's locale. */
export function FormattedDate({ date }: { readonly date: string }) {
  const { locale } = useLocale();
  return <time dateTime={date}>{formatDay(date, locale)}</time>;
}
