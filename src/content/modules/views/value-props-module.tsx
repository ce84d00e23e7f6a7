import type { ValuePropsModule } from '~/src/domain/content/modules';
import { cx } from '~/src/ui/class-names';
import { ModuleHeading } from '../module-heading';
import { ModuleIcon } from '../module-icon';

export function ValueProps({ module }: { module: ValuePropsModule }) {
  const { key, heading, items } = module;
  return (
    <section className="wrap py-8 md:py-12" aria-labelledby={heading ? key : undefined}>
      <ModuleHeading id={key} heading={heading} />
      <ul className={cx('props', heading && 'mt-6 md:mt-10')}>
        {items.map(({ icon, title, text }) => (
          <li key={title}>
            <ModuleIcon name={icon} />
            <span>
              <b>{title}</b>
              <span className="text-sm text-ink-soft">{text}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
