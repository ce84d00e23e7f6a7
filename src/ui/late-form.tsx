import type { ComponentType, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How far below the screen a form comes alive, as an observer's root margin. */
const NEAR = '600px';

/** What somebody did in a form before its code was there. */
export interface TypedForm {
  /** By the names of the fields; empty ones are left out. */
  readonly values: Readonly<Record<string, string>>;
  /** Name of the field with the focus. */
  readonly focused: string | null;
}

export interface LateFormPart {
  /** Null where HTML is made; the form cannot be sent yet. */
  readonly typed: TypedForm | null;
}

interface LateFormProps<P extends object> {
  /** As `Late` has it: written out as `process.env.BUILD_STAGE === 'build-html' ? Part : null`. */
  readonly built: ComponentType<P & LateFormPart> | null;
  /** The same function at every rendering. */
  readonly load: () => Promise<ComponentType<P & LateFormPart>>;
  readonly props: P;
  /** Shown, and announced, when the code could not be loaded. */
  readonly failure: (retry: () => void) => ReactNode;
}

const typedIn = (place: HTMLElement): TypedForm => {
  const form = place.querySelector('form');
  const entries = form ? [...new FormData(form)] : [];
  const active = document.activeElement;
  return {
    values: Object.fromEntries(
      entries.flatMap(([name, value]) =>
        typeof value === 'string' && value !== '' ? [[name, value] as const] : [],
      ),
    ),
    focused: active && form?.contains(active) ? active.getAttribute('name') : null,
  };
};

/**
 * A form whose HTML is in the page and can be filled in at once. Its code loads when it is near or
 * focused, and takes over what was typed until then.
 */
export function LateForm<P extends object>({ built, load, props, failure }: LateFormProps<P>) {
  const place = useRef<HTMLDivElement>(null);
  const [part, setPart] = useState<{
    readonly Form: ComponentType<P & LateFormPart>;
    readonly typed: TypedForm | null;
  } | null>(() => (built ? { Form: built, typed: null } : null));
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let isGone = false;
    let isAsked = false;
    const start = (): void => {
      if (isAsked) return;
      isAsked = true;
      void load().then(
        Form => {
          if (!isGone) setPart({ Form, typed: typedIn(element) });
        },
        () => {
          if (!isGone) setFailed(true);
        },
      );
    };
    const observer = new IntersectionObserver(
      entries => {
        if (entries.some(entry => entry.isIntersecting)) start();
      },
      { rootMargin: NEAR },
    );
    element.addEventListener('focusin', start);
    if (element.childElementCount === 0 || attempt > 0) start();
    else observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      element.removeEventListener('focusin', start);
    };
  }, [load, attempt]);

  const retry = (): void => {
    setFailed(false);
    setAttempt(number => number + 1);
  };

  if (part) {
    const { Form, typed } = part;
    return (
      <div>
        <Form {...props} typed={typed} />
      </div>
    );
  }
  return (
    <>
      {isFailed && failure(retry)}
      {/* React leaves the server's HTML alone where the browser has none to set against it. */}
      <div
        key="form"
        ref={place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </>
  );
}
