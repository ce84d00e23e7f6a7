import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import type { ModuleFrameProps } from '../modules';
import { modulePath, type DeskLink } from './desk';

interface EditTarget {
  readonly deskLink: DeskLink;
  /** The label of each module, by its key. */
  readonly nameOf: (moduleKey: string) => string;
}

export const EditContext = createContext<EditTarget>({
  deskLink: () => null,
  nameOf: key => key,
});

/** A module of the page with links to its fields, for mouse and keyboard. */
export function EditableModule({ moduleKey, anchor, children }: ModuleFrameProps) {
  const { t } = useTranslation('preview');
  const { deskLink, nameOf } = useContext(EditContext);
  const href = deskLink(modulePath(moduleKey));
  return (
    <div id={anchor} className="pv-module">
      {children}
      {href && (
        <a className="pv-edit" href={href} target="desk">
          {t('editModule', { name: nameOf(moduleKey) })}
        </a>
      )}
    </div>
  );
}
