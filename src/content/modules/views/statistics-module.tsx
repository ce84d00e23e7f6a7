import { useTranslation } from 'react-i18next';
import type { StatisticsModule } from '~/src/domain/content/modules';

export function Statistics({ module }: { module: StatisticsModule }) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('statisticsLabel')} className="section wrap">
      <dl className="figures on-strong">
        {module.items.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
