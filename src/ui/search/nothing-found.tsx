import { useConnection } from '@/offline/connectivity';
import { EmptyState } from '../empty-state';

interface NothingFoundProps {
  readonly text: string;
  readonly orMore: boolean;
}

/** Shown in place of a list where a search found nothing. */
export function NothingFound({ text, orMore }: NothingFoundProps) {
  const { offline } = useConnection();
  const where = offline ? ' on this device' : '';
  return (
    <EmptyState title={`Nothing found${where} for “${text.trim()}”`}>
      {orMore
        ? 'We haven’t searched every partial match yet. Keep searching.'
        : 'Search by name, email address, phone number or its last digits, or words in the address. The start of a word is enough.'}
    </EmptyState>
  );
}
