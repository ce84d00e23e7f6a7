import { useTranslation } from 'react-i18next';
import type { ComparisonModule } from '~/src/domain/content/modules';
import { CheckIcon, MinusIcon } from '~/src/ui/icons';
import { Section } from '~/src/ui/layout';
import { ModuleHeading } from '../module-heading';

function Cell({ value }: { value: string }) {
  const { t } = useTranslation('home');
  const plain = value.trim().toLowerCase();
  if (plain !== 'yes' && plain !== 'no') return <>{value}</>;
  return (
    <>
      {plain === 'yes' ? (
        <CheckIcon size={28} className="text-positive" />
      ) : (
        <MinusIcon size={28} className="text-ink-soft" />
      )}
      <span className="sr-only">{t(`comparison.${plain}`)}</span>
    </>
  );
}

export function Comparison({ module }: { module: ComparisonModule }) {
  const { t } = useTranslation('home');
  return (
    <Section labelledBy={module.heading ? module.key : undefined}>
      <div className="wrap">
        <ModuleHeading id={module.key} heading={module.heading} />
        {/* A scrolling region needs the keyboard's focus to be scrolled by it. */}
        <div
          role="region"
          aria-label={t('comparison.scrollHint')}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="compare mt-6 md:mt-10"
        >
          <table>
            <thead>
              <tr>
                <th scope="col">
                  <span className="sr-only">{t('comparison.feature')}</span>
                </th>
                {module.columns.map(column => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {module.rows.map(({ label, values }) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  {values.map((value, index) => (
                    <td key={module.columns[index] ?? index}>
                      <Cell value={value} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Section>
  );
}
