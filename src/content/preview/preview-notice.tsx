import type { ReactNode } from 'react';

export interface PreviewNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A message to the editor instead of the page. */
export function PreviewNotice({ title, text, children }: PreviewNoticeProps) {
  return (
    <section className="wrap section">
      <h1 className="text-4xl">{title}</h1>
      <p role="status" className="mt-5 max-w-xl text-lg text-ink-soft">
        {text}
      </p>
      {children && <p className="mt-8 flex flex-wrap gap-3">{children}</p>}
    </section>
  );
}
