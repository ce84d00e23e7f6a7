import { iconOf } from '~/src/ui/named-icons';

/** The icon that an editor chose, in the brand's mark; a paw for an unknown one. */
export function ModuleIcon({ name }: { name: string | null }) {
  const Icon = iconOf(name);
  return (
    <span className="prop-icon">
      <Icon />
    </span>
  );
}
