import { Component, type ReactNode } from 'react';
import { reportFault } from '@/logging/report-fault';

interface ErrorBoundaryProps {
  /** What could not be shown, for the report: lowercase words. */
  readonly what: string;
  /** Shown instead of the children after one of them failed. */
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Contains a failure of its children, in loading or rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(cause: unknown): void {
    reportFault(`${this.props.what} could not be shown`, cause);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
