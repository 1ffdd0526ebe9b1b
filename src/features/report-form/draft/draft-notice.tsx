import { Icon } from '@/ui/icon';
import { Notice } from '@/ui/notice';
import { OvertakenNotice } from './overtaken-notice';
import type { ReportDraft } from './use-report-draft';

interface DraftNoticeProps {
  readonly draft: ReportDraft;
  /** Whether to say that the form continues a stored draft. */
  readonly resumed: boolean;
}

/** What the admin has to know about the draft. */
export function DraftNotice({ draft, resumed }: DraftNoticeProps) {
  if (draft.state === 'overtaken') {
    return <OvertakenNotice onTakeTheirs={draft.takeTheirs} onKeepMine={draft.keepMine} />;
  }
  if (!resumed) return null;
  return (
    <Notice>
      <Icon name="document" size={20} />
      <p>You’re continuing the draft saved on this device.</p>
    </Notice>
  );
}
