import { wordedKinds, type WordedKind } from '@domain/settings/worded-kinds';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { EmailCard } from './email-card';
import { SettingsPart } from './settings-part';
import { toggled } from './toggled';

interface EmailsPartProps {
  readonly call: CallAsAdmin;
  /** The kinds of the open cards. */
  readonly open: ReadonlySet<WordedKind>;
  readonly onOpen: (open: ReadonlySet<WordedKind>) => void;
}

/** How the emails to clients and referrers begin. */
export function EmailsPart({ call, open, onOpen }: EmailsPartProps) {
  const toggle = (kind: WordedKind) => onOpen(toggled(open, kind));
  return (
    <SettingsPart
      part="emails"
      about="The subject and first paragraph of each email. The facts and links below stay the same. An email that can’t fill in your words, such as one about two appointments, has the standard ones."
    >
      <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {wordedKinds.map((kind) => (
          <EmailCard key={kind} kind={kind} call={call} open={open.has(kind)} onToggle={() => toggle(kind)} />
        ))}
      </ul>
    </SettingsPart>
  );
}
