import { useEffect, useState } from 'react';
import { useLocale } from '~/src/features/locale';
import type { PreviewSettings } from './open-document';
import type { PreviewState } from './preview-session';

/** Follows a document while it is displayed. Its code loads only then. */
export const useDraft = (
  settings: PreviewSettings,
  documentId: string,
  token: string,
): PreviewState => {
  const { locale } = useLocale();
  const [state, setState] = useState<PreviewState>({ step: 'loading' });
  useEffect(() => {
    let isGone = false;
    let close = (): void => undefined;
    import('./open-document').then(
      ({ openDocument }) => {
        if (!isGone)
          close = openDocument({ settings, documentId, token, locale, onState: setState });
      },
      () => setState({ step: 'silent' }),
    );
    return () => {
      isGone = true;
      close();
    };
  }, [settings, documentId, token, locale]);
  return state;
};
