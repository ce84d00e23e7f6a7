import type { ReactNode } from 'react';
import { Component } from 'react';

interface DraftBoundaryProps {
  /** A failed page is rendered again when this changes. */
  readonly draft: object;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface DraftBoundaryState {
  readonly failed: object | null;
}

/** Keeps an unfinished draft from crashing the preview. */
export class DraftBoundary extends Component<DraftBoundaryProps, DraftBoundaryState> {
  override state: DraftBoundaryState = { failed: null };

  override componentDidCatch(): void {
    this.setState({ failed: this.props.draft });
  }

  static getDerivedStateFromError(): Partial<DraftBoundaryState> {
    return { failed: {} };
  }

  override componentDidUpdate({ draft }: DraftBoundaryProps): void {
    if (draft !== this.props.draft && this.state.failed) this.setState({ failed: null });
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
