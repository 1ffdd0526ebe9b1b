import { useConnection } from '@/offline/connectivity';
import { EmptyState } from '../empty-state';

interface NothingFoundProps {
  /** The search as it was typed. */
  readonly text: string;
  readonly orMore: boolean;
}

/** In place of a list in which a search has found nothing. */
export function NothingFound({ text, orMore }: NothingFoundProps) {
  const { connected } = useConnection();
  const where = connected ? '' : ' on this device';
  return (
    <EmptyState title={`Nothing found${where} for “${text.trim()}”`}>
      {orMore
        ? 'Not all that fits a part of it was looked through yet: search further.'
        : 'A name, an e-mail address, a phone number or its last digits, and words of the address are looked for; the beginning of a word is enough.'}
    </EmptyState>
  );
}
