import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findLocale } from '~/src/config/locales';
import { localizePath } from '~/src/config/paths';
import { useLocale } from '~/src/features/locale';
import { ModuleFrame } from '../modules';
import { deskLinkOf } from './desk';
import { DraftBoundary } from './draft-boundary';
import { EditableModule, EditContext } from './edit-links';
import { FieldMarker } from './field-marker';
import type { PreviewModel } from './model';
import { namedModules } from './module-names';
import { PreviewBar } from './preview-bar';
import { PreviewNotice } from './preview-notice';
import type { PreviewState } from './preview-session';
import { PREVIEW_STYLES } from './preview-styles';
import { ProblemList } from './problem-list';

interface DraftPageProps {
  readonly documentId: string;
  readonly deskUrl: string | null;
  readonly state: Extract<PreviewState, { readonly step: 'shown' }>;
  readonly renderPage: (model: PreviewModel) => ReactNode;
  readonly onSignOut: () => void;
}

/** A draft rendered as its page, with the editor's bar above it. */
export function DraftPage({ documentId, deskUrl, state, renderPage, onSignOut }: DraftPageProps) {
  const { facts, type, status, model, problems, isComplete, isLive } = state;
  const { t } = useTranslation('preview');
  const { brand, locale } = useLocale();
  const deskLink = useMemo(() => deskLinkOf(deskUrl, documentId), [deskUrl, documentId]);
  const modules = useMemo(() => namedModules(model), [model]);
  const target = useMemo(
    () => ({
      deskLink,
      nameOf: (key: string) => modules.find(each => each.key === key)?.name ?? key,
    }),
    [deskLink, modules],
  );
  const broken = <PreviewNotice title={t('notice.brokenTitle')} text={t('notice.broken')} />;
  return (
    <>
      <style>{PREVIEW_STYLES}</style>
      <aside className="pv-bar" aria-label={t('bar.label')}>
        <PreviewBar
          facts={facts}
          type={type}
          status={status}
          isLive={isLive}
          modules={modules}
          deskLink={deskLink}
          onSignOut={onSignOut}
          localeTitle={findLocale(facts.language ?? '', brand)?.title ?? null}
          exitTo={localizePath(status === 'draft' ? '/' : model.path, locale, brand)}
        />
        <ProblemList problems={problems} isComplete={isComplete} deskLink={deskLink} />
      </aside>
      <EditContext.Provider value={target}>
        <ModuleFrame.Provider value={EditableModule}>
          <FieldMarker type={type} deskLink={deskLink}>
            <DraftBoundary draft={model} fallback={broken}>
              {renderPage(model)}
            </DraftBoundary>
          </FieldMarker>
        </ModuleFrame.Provider>
      </EditContext.Provider>
    </>
  );
}
