import type { ReactNode } from 'react';
import type { PageContext, Shell } from './page-data';

export interface LayoutProps {
  readonly shell: Shell;
  readonly context: PageContext;
  readonly children: ReactNode;
}

export function Layout({ children }: LayoutProps) {
  return <main id="content">{children}</main>;
}
