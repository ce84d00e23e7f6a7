import { useTranslation } from 'react-i18next';
import type { StatisticsModule } from '../../domain/modules';

export function Statistics({ module }: { module: StatisticsModule }) {
  const { t } = useTranslation('home');
  return (
    <section aria-label={t('statisticsLabel')} className="section band on-strong">
      <dl className="wrap figures">
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
