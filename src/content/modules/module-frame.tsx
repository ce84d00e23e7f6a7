import type { ComponentType, ReactNode } from 'react';
import { createContext } from 'react';

export interface ModuleFrameProps {
  readonly moduleKey: string;
  /** What links name the block by. */
  readonly anchor?: string | undefined;
  readonly children: ReactNode;
}

const PlainFrame = ({ anchor, children }: ModuleFrameProps) => (
  <div id={anchor} className="module">
    {children}
  </div>
);

/** The element around each module of a page; a preview uses its own. */
export const ModuleFrame = createContext<ComponentType<ModuleFrameProps>>(PlainFrame);
