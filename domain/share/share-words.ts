import { confirmationTitle } from '../report/compare/confirmation-title';
import type { SharedLink } from './share-calls';
import type { ReportShare, ShareRole, SharedParts } from './report-share';

export const shareRoleWords: Record<ShareRole, string> = {
  agent: 'Real-estate agent',
  buyer: 'Buyer',
  seller: 'Seller',
  contractor: 'Contractor',
  other: 'Someone else',
};

export const sharedPartWords: Record<keyof SharedParts, string> = {
  photos: 'Photos',
  costs: 'Estimated costs',
  notes: 'Inspector’s notes',
  video: 'Video',
  pdf: 'The report as a PDF',
};

/** What a link shows: 'Findings, photos and estimated costs'. */
export function sharedWords({ kind, parts }: Pick<SharedLink, 'kind' | 'parts'>): string {
  if (kind === 'repair-list') return 'Repair request list';
  if (kind === 'confirmation') return confirmationTitle;
  if (parts.pdf) return `The whole report, with its PDF${parts.video ? ' and video' : ''}`;
  const chosen = (['photos', 'costs', 'notes', 'video'] as const)
    .filter((part) => parts[part])
    .map((part) => sharedPartWords[part].toLowerCase());
  return new Intl.ListFormat('en-US').format(['Findings', ...chosen]);
}

type Labeled = Pick<ReportShare, 'kind' | 'recipient_name' | 'recipient_email' | 'recipient_role'>;

/** A share's label: what its client wrote, the name before the address. */
export function shareLabel(share: Labeled): string {
  const written = share.recipient_name || share.recipient_email;
  if (written !== '') return written;
  return share.kind === 'repair-list' ? 'Repair request list' : shareRoleWords[share.recipient_role];
}
