import { collections } from '@domain/firestore/paths';
import { officeFiguresId, type OfficeFigures } from '@domain/stats/office-figures';
import { useMemo } from 'react';
import { useLiveDocument } from '@/firebase/documents/use-live-document';
import { decodeFigures } from './decode-figures';

export type Figures =
  { readonly state: 'loading' | 'missing' } | { readonly state: 'found'; readonly figures: OfficeFigures };

/**
 * The sweeper's last figures, live: one document read, whatever they count.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses it.
 */
export function useFigures(): Figures {
  const read = useLiveDocument(collections.stats, officeFiguresId);
  const document = read.state === 'found' ? read.document : null;
  const figures = useMemo(() => document && decodeFigures(document), [document]);
  if (figures) return { state: 'found', figures };
  return { state: read.state === 'loading' ? 'loading' : 'missing' };
}
