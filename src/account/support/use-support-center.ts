import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { localizePath } from '~/src/config/paths';
import { SUPPORT_PATH, type SupportLink } from '~/src/domain/content/support';
import { useLocale } from '~/src/features/locale';
import { readSupportCenter, type SupportCenter } from '~/src/gateways/site-files/support-center';
import { unwrap } from '../data/unwrap';

const MOST_ARTICLES = 4;

/** The support center of the page's locale; it only changes with a new build. */
export const useSupportCenter = (): UseQueryResult<SupportCenter> => {
  const { brand, locale } = useLocale();
  const path = localizePath(SUPPORT_PATH, locale, brand);
  return useQuery({
    queryKey: ['support-center', path],
    staleTime: Infinity,
    queryFn: ({ signal }) => unwrap(readSupportCenter(path, signal)),
  });
};

const rank = ({ mostRead }: SupportLink): number => mostRead ?? Infinity;

/** The articles of the given topics, most read first. */
export const articlesOf = (
  articles: readonly SupportLink[],
  topics: readonly string[],
): readonly SupportLink[] =>
  articles
    .filter(({ topic }) => topic !== null && topics.includes(topic.slug))
    .sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)))
    .slice(0, MOST_ARTICLES);
