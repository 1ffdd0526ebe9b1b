import { officeFiguresId, type OfficeFigures } from '@domain/stats/office-figures';
import { officeFiguresRecord } from '@domain/stats/office-figures-record';
import { useLiveDocument, type LiveDocument } from '@/firebase/documents/use-live-document';

/**
 * The sweeper's last figures, live: one document read, whatever they count.
 * @throws in render, for the nearest `ReadBoundary`, where the server refuses it.
 */
export function useFigures(): LiveDocument<OfficeFigures> {
  return useLiveDocument(officeFiguresRecord, officeFiguresId);
}
