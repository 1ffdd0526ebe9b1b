import { withPhoto } from '@/photos/draft-photos';
import { newFinding, type FindingValues } from '../report-values';

export type FindingsChange =
  | { readonly type: 'add'; readonly id: string; readonly values?: Partial<FindingValues> }
  | { readonly type: 'duplicate'; readonly id: string; readonly copyId: string }
  | { readonly type: 'edit'; readonly id: string; readonly values: Partial<FindingValues> }
  /** A photo that was stored for it; of the film where it is its frame. */
  | { readonly type: 'photo'; readonly id: string; readonly path: string; readonly isFrame?: boolean }
  | { readonly type: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'restore'; readonly finding: FindingValues; readonly at: number };

/** The findings after a change. A copied finding has no photos, because each photo belongs to one finding. */
export function changeFindings(
  findings: readonly FindingValues[],
  change: FindingsChange,
): readonly FindingValues[] {
  switch (change.type) {
    case 'add':
      return [...findings, { ...newFinding(change.id), ...change.values, id: change.id }];
    case 'duplicate':
      return findings.flatMap((finding) =>
        finding.id === change.id
          ? [finding, { ...finding, id: change.copyId, photos: [], photoMarks: [] }]
          : [finding],
      );
    case 'edit':
      return findings.map((finding) =>
        finding.id === change.id ? { ...finding, ...change.values } : finding,
      );
    case 'photo':
      return findings.map((finding) =>
        finding.id === change.id
          ? { ...finding, ...withPhoto(finding, change.path), ...(change.isFrame && { frame: change.path }) }
          : finding,
      );
    case 'move': {
      const from = findings.findIndex(({ id }) => id === change.id);
      const to = from + change.by;
      const [moved, other] = [findings[from], findings[to]];
      if (!moved || !other) return findings;
      const next = [...findings];
      next[from] = other;
      next[to] = moved;
      return next;
    }
    case 'remove':
      return findings.filter(({ id }) => id !== change.id);
    case 'restore':
      return findings.some(({ id }) => id === change.finding.id)
        ? findings
        : [...findings.slice(0, change.at), change.finding, ...findings.slice(change.at)];
  }
}
