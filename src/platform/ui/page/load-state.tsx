// In place of what a query reads: grey lines until it is there, or why it is not with a retry button.
import { LoadFailure } from './load-failure.tsx';
import { Skeleton } from './skeleton.tsx';

interface LoadStateProps {
  /** What `useQuery` gives. */
  query: { data: unknown; error: Error | null; refetch: () => Promise<unknown> };
  /** 'Kampanjan lataus epäonnistui'. */
  title: string;
  quoted?: string | undefined;
  lines?: number;
}

/** Nothing once it is loaded; the failure also above what could not be read again. */
export function LoadState({ query: { data, error, refetch }, title, quoted, lines = 8 }: LoadStateProps) {
  if (error) {
    return (
      <LoadFailure title={title} message={error.message} quoted={quoted} onRetry={() => void refetch()} />
    );
  }
  if (data !== undefined) return null;
  return (
    <div aria-busy="true">
      <Skeleton lines={lines} />
    </div>
  );
}
