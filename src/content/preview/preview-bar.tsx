import { useTranslation } from 'react-i18next';
import type {
  DocumentFacts,
  PreviewedType,
} from '~/src/gateways/sanity/documents/preview-document';
import { EDITED_FIELDS, type DeskLink } from './desk';
import type { DocumentStatus } from './preview-session';

interface EditedModule {
  readonly name: string;
  readonly path: string;
}

export interface PreviewBarProps {
  readonly facts: DocumentFacts;
  readonly type: PreviewedType;
  readonly status: DocumentStatus;
  readonly isLive: boolean;
  /** The name of the document's locale; null if it applies to all. */
  readonly localeTitle: string | null;
  readonly modules: readonly EditedModule[];
  readonly deskLink: DeskLink;
  readonly exitTo: string;
  readonly onSignOut: () => void;
}

/** Shows which document and version are displayed, with links to others. */
export function PreviewBar(props: PreviewBarProps) {
  const { facts, type, status, isLive, localeTitle, deskLink } = props;
  const { t } = useTranslation('preview');
  const desk = deskLink();
  return (
    <div className="wrap pv-row">
      <div className="pv-what">
        <strong>{facts.title ?? t('bar.untitled')}</strong>
        <small>
          {t('bar.label')}: {t(`types.${type}`)}, {localeTitle ?? t('bar.everyLocale')}
        </small>
        <span className="pv-state">{t(`status.${status}`)}</span>
        <span role="status" className="pv-state">
          <span className="pv-dot" data-lost={isLive ? undefined : ''} />
          {t(isLive ? 'bar.live' : 'bar.reconnecting')}
        </span>
      </div>
      <div className="pv-acts">
        {desk && (
          <>
            <EditMenu {...props} />
            <a className="pv-act" href={desk} target="desk">
              {t('bar.desk')}
            </a>
          </>
        )}
        <button type="button" className="pv-act" onClick={props.onSignOut}>
          {t('bar.signOut')}
        </button>
        <a className="pv-act" href={props.exitTo}>
          {t('bar.exit')}
        </a>
      </div>
    </div>
  );
}

function EditMenu({ type, modules, deskLink }: PreviewBarProps) {
  const { t } = useTranslation('preview');
  const fields = EDITED_FIELDS[type].map(field => ({ name: t(`fields.${field}`), path: field }));
  return (
    <details className="pv-menu">
      <summary className="pv-act">{t('bar.edit')}</summary>
      <ul className="pv-list">
        {[...fields, ...modules].map(({ name, path }) => (
          <li key={path}>
            <a href={deskLink(path) ?? ''} target="desk">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
