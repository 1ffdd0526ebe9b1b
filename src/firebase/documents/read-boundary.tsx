import { Component, type ReactNode } from 'react';
import { reportFault } from '@/logging/report-fault';
import { signedInAgain } from '../session/signed-in-again';
import { forgetFailedReads } from './forget-failed-reads';

export interface ReadFailure {
  /** The server refused: a retry helps only after the account gets access. */
  readonly refused: boolean;
  readonly retry: () => void;
}

interface ReadBoundaryProps {
  readonly children: ReactNode;
  readonly fallback: (failure: ReadFailure) => ReactNode;
  readonly onFailure?: (error: unknown) => void;
}

interface ReadBoundaryState {
  readonly error: unknown;
  readonly failed: boolean;
}

/** Shows `fallback` where a live read below it failed, with a way to retry. Signing in again retries too. */
export class ReadBoundary extends Component<ReadBoundaryProps, ReadBoundaryState> {
  override state: ReadBoundaryState = { error: null, failed: false };

  static getDerivedStateFromError(error: unknown): ReadBoundaryState {
    return { error, failed: true };
  }

  private stopListening: () => void = () => undefined;

  override componentDidMount(): void {
    this.stopListening = signedInAgain.on(() => {
      if (this.state.failed) this.retry();
    });
  }

  override componentWillUnmount(): void {
    this.stopListening();
  }

  override componentDidCatch(error: unknown): void {
    reportFault('a live read failed', error);
    this.props.onFailure?.(error);
  }

  readonly retry = (): void => {
    forgetFailedReads();
    this.setState({ error: null, failed: false });
  };

  override render(): ReactNode {
    const { error, failed } = this.state;
    if (!failed) return this.props.children;
    const refused = error instanceof Error && 'code' in error && error.code === 'permission-denied';
    return this.props.fallback({ refused, retry: this.retry });
  }
}
