import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '~/src/ui/button';
import { deskLinkOf } from './desk';
import { DraftPage } from './draft-page';
import { editorToken } from './editor-token';
import type { PreviewModel } from './model';
import type { PreviewSettings } from './open-document';
import { PreviewNotice } from './preview-notice';
import type { PreviewState } from './preview-session';
import { SignIn } from './sign-in';
import { useDraft } from './use-draft';

export interface PreviewProps {
  readonly settings: PreviewSettings;
  /** Empty if the URL names no document. */
  readonly documentId: string;
  /** Renders the page with its template. */
  readonly renderPage: (model: PreviewModel) => ReactNode;
  /** The document is in another language, whose preview is on another page. */
  readonly onElsewhere: (language: string) => void;
}

/** Shows the draft of a document in its template to anyone with an editor's token. */
export function Preview(props: PreviewProps) {
  const { t } = useTranslation('preview');
  const [token, setToken] = useState<string | null | undefined>(undefined);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => setToken(editorToken.get()), []);

  if (token === undefined) {
    return <PreviewNotice title={t('pageTitle')} text={t('loading')} />;
  }
  if (token === null) {
    const enter = (typed: string): void => {
      editorToken.set(typed);
      setRefused(false);
      setToken(typed);
    };
    return <SignIn key={String(isRefused)} isRefused={isRefused} onToken={enter} />;
  }
  const leave = (wasRefused: boolean): void => {
    editorToken.remove();
    setRefused(wasRefused);
    setToken(null);
  };
  return <SignedIn {...props} token={token} onLeave={leave} />;
}

interface SignedInProps extends PreviewProps {
  readonly token: string;
  readonly onLeave: (wasRefused: boolean) => void;
}

function SignedIn({
  settings,
  documentId,
  token,
  onLeave,
  onElsewhere,
  renderPage,
}: SignedInProps) {
  const { t } = useTranslation('preview');
  const desk = deskLinkOf(settings.deskUrl, documentId)();
  const deskAction = desk && (
    <a className={buttonClass('secondary')} href={desk} target="desk">
      {t('bar.desk')}
    </a>
  );
  if (documentId === '') {
    return (
      <PreviewNotice title={t('notice.noDocumentTitle')} text={t('notice.noDocument')}>
        {deskAction}
      </PreviewNotice>
    );
  }
  return (
    <Draft
      key={documentId}
      settings={settings}
      documentId={documentId}
      token={token}
      renderPage={renderPage}
      onElsewhere={onElsewhere}
      deskAction={deskAction}
      onLeave={onLeave}
    />
  );
}

interface DraftProps extends SignedInProps {
  readonly deskAction: ReactNode;
}

function Draft({ settings, documentId, token, ...props }: DraftProps) {
  const { deskAction, onElsewhere, onLeave, renderPage } = props;
  const { t } = useTranslation('preview');
  const state = useDraft(settings, documentId, token);
  const language = state.step === 'elsewhere' ? state.facts.language : null;
  const isRefused = state.step === 'refused';

  useEffect(() => {
    if (language !== null) onElsewhere(language);
  }, [language, onElsewhere]);
  useEffect(() => {
    if (isRefused) onLeave(true);
  }, [isRefused, onLeave]);

  switch (state.step) {
    case 'shown':
      return (
        <DraftPage
          documentId={documentId}
          state={state}
          renderPage={renderPage}
          deskUrl={settings.deskUrl}
          onSignOut={() => onLeave(false)}
        />
      );
    case 'loading':
    case 'refused':
    case 'elsewhere':
      return <PreviewNotice title={t('pageTitle')} text={t('loading')} />;
    case 'silent':
    case 'unknown':
    case 'foreign':
    case 'unsupported':
    case 'unsold':
      return (
        <PreviewNotice
          title={t(`notice.${state.step}Title`)}
          text={t(`notice.${state.step}`, valuesOf(state, documentId))}
        >
          {state.step === 'unknown' ? null : deskAction}
        </PreviewNotice>
      );
  }
}

const valuesOf = (state: PreviewState, id: string): Readonly<Record<string, string>> => {
  if (!('facts' in state)) return { id };
  const { title, sites, type } = state.facts;
  const names = sites.map(site => site.charAt(0).toUpperCase() + site.slice(1));
  return { id, title: title ?? id, sites: names.join(', '), type };
};
