import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** What to show instead; `again` tries once more. */
  fallback(again: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps a fault of one screen from taking the whole page with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}
