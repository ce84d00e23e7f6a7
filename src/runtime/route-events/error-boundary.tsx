import { Component, type ReactNode } from 'react';
import { isChunkFailure, recoverFromChunkFailure } from './chunk-failures';
import { showLoadError } from './load-error-notice';

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /**
   * Replaces the children if they fail; null for optional parts. A function is called while the
   * document still contains the previous content.
   */
  readonly fallback: ReactNode | (() => ReactNode);
}

/** Keeps a part that fails from breaking the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { fallback } = this.props;
    if (fallback !== null) window.___failedResources = true;
    if (isChunkFailure(error)) recoverFromChunkFailure();
    else if (fallback === null || typeof fallback === 'function') showLoadError();
  }

  override render(): ReactNode {
    const { children, fallback } = this.props;
    if (!this.state.hasFailed) return children;
    return typeof fallback === 'function' ? fallback() : fallback;
  }
}
