import { useTranslation } from 'react-i18next';
import { personPath, type PersonLink } from '~/src/domain/content/article';
import { useLocale } from '~/src/features/locale';
import { LocalLink } from '~/src/features/links';
import { PageHeader } from './page-header';
import { Portrait } from './portrait';

/** The portraits of the first row. */
const EARLY = 4;

/** The list of people. */
export function PeopleView({ people }: { readonly people: readonly PersonLink[] }) {
  const { t } = useTranslation('article');
  const { brand } = useLocale();
  return (
    <>
      <PageHeader title={t('people.title')} intro={t('people.intro', { brand: brand.name })} />
      <ul className="wrap people">
        {people.map((person, index) => (
          <li key={person.slug}>
            <article className="card person">
              <Portrait person={person} isEarly={index < EARLY} />
              <h2 className="card-title">
                <LocalLink to={personPath(person.slug)}>{person.name}</LocalLink>
              </h2>
              {person.role && <p className="card-text">{person.role}</p>}
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
