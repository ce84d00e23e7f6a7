import { navigate } from 'gatsby';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type MutableRefObject,
  type ReactNode,
} from 'react';
import { localizePath } from '~/src/config/paths';
import { LocalLink } from '~/src/features/links';
import { useLocale } from '~/src/features/locale';
import { isPlainClick } from '~/src/ui/plain-click';
import { afterPaint } from '~/src/ui/timing/after-paint';
import type { SubscriptionAction } from '../allowed-actions';
import { actionPath } from '../subscription-paths';

/** Opens the dialog of an action; set by the dialog. */
type Opener = (action: SubscriptionAction) => void;

const OpenerContext = createContext<MutableRefObject<Opener> | null>(null);

/** Makes the action links in it open the dialog in it at once; see `useActionOpenedAtOnce`. */
export function ActionOpener({ children }: { readonly children: ReactNode }) {
  const opener = useRef<Opener>(() => undefined);
  return <OpenerContext.Provider value={opener}>{children}</OpenerContext.Provider>;
}

interface ActionOpenedAtOnce {
  readonly action: string | null;
  /** Forgets the pressed link: only the path counts. */
  readonly forgetPress: () => void;
}

/**
 * The action whose dialog is to be open: that of the path, or of the link just pressed. A change of
 * path renders the whole page, so the frame with the dialog comes first.
 */
export const useActionOpenedAtOnce = (inPath: string | null): ActionOpenedAtOnce => {
  const opener = useContext(OpenerContext);
  const [pressed, setPressed] = useState<string | null>(null);
  const forgetPress = useCallback(() => setPressed(null), []);
  useLayoutEffect(() => {
    if (opener) opener.current = setPressed;
  }, [opener]);
  useEffect(forgetPress, [forgetPress, inPath]);
  // Back may overtake the change of path.
  useEffect(() => {
    window.addEventListener('popstate', forgetPress);
    return () => window.removeEventListener('popstate', forgetPress);
  }, [forgetPress]);
  return { action: inPath ?? pressed, forgetPress };
};

interface ActionLinkProps {
  readonly subscriptionId: string;
  readonly action: SubscriptionAction;
  readonly className: string;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link to an action of the subscription on the screen. */
export function ActionLink({ subscriptionId, action, ...rest }: ActionLinkProps) {
  const { brand, locale } = useLocale();
  const opener = useContext(OpenerContext);
  const path = actionPath(subscriptionId, action);
  const onClick = (event: MouseEvent): void => {
    if (!opener || !isPlainClick(event)) return;
    event.preventDefault();
    opener.current(action);
    afterPaint(() => void navigate(localizePath(path, locale, brand)));
  };
  return <LocalLink to={path} onClick={onClick} {...rest} />;
}
