import { auditedCollections } from '@domain/audit/audited-collections';
import type { Mail } from '@domain/mail/mail';
import { age } from '@/ui/age';
import { RowGrid } from '@/ui/list-detail/row-grid';
import { RowTitle } from '@/ui/list-detail/row-title';
import { useNow } from '@/ui/use-now';
import { failureWords } from './failure-words';
import { ReplayButton } from './replay-button';

export interface MailRowProps {
  readonly mail: Mail;
  readonly title: string;
  readonly running: boolean;
  readonly onReplay: () => void;
}

/** An email or text message in the list: kind, record, when it was given up, and why. */
export function MailRow({ mail, title, running, onReplay }: MailRowProps) {
  const now = useNow();
  const about = auditedCollections[mail.subject.collection];
  return (
    <RowGrid>
      <div>
        <div data-part="who">
          <RowTitle>{title}</RowTitle>
          {about && <div data-muted="">{`About: ${about.toLowerCase()}`}</div>}
        </div>
        <div data-part="when">
          <div>{`Gave up ${age(mail.gave_up_at ?? '', now)}`}</div>
          <div data-muted="">{`Created ${age(mail.created_at, now)}`}</div>
        </div>
        <div data-part="where">{failureWords(mail.last_error ?? '', mail.kind)}</div>
        <div data-part="actions">
          <ReplayButton title={title} running={running} onReplay={onReplay} />
        </div>
      </div>
    </RowGrid>
  );
}
