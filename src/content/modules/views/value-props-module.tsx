import type { ValuePropsModule } from '~/src/domain/content/modules';
import { ModuleIcon } from '../module-icon';

export function ValueProps({ module }: { module: ValuePropsModule }) {
  return (
    <ul className="wrap props py-8 md:py-12">
      {module.items.map(({ icon, title, text }) => (
        <li key={title}>
          <ModuleIcon name={icon} />
          <span>
            <b>{title}</b>
            <span className="text-sm text-ink-soft">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
