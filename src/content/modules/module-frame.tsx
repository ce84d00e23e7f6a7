import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react';

export interface ModuleFrameProps {
  readonly moduleKey: string;
  /** The id that links use. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

const PlainFrame = ({ anchor, children }: ModuleFrameProps) => (
  <div id={anchor} className="module">
    {children}
  </div>
);

/** The element around each module; the preview provides its own. */
export const ModuleFrame = createContext<ComponentType<ModuleFrameProps>>(PlainFrame);
