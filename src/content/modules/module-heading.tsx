import type { ReactNode } from 'react';

export interface ModuleHeadingProps {
  /** Also the id that labels the module's section. */
  id: string;
  heading: string | null;
  eyebrow?: string | null;
  children?: ReactNode;
}

export function ModuleHeading({ id, heading, eyebrow, children }: ModuleHeadingProps) {
  if (!heading) return null;
  return (
    <>
      {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h2 id={id} className="text-3xl max-w-3xl">
        {heading}
      </h2>
      {children}
    </>
  );
}
