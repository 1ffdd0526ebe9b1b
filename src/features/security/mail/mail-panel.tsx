import type { MailKind } from '@domain/mail/mail-state';
import type { CallAsAdmin } from '@/firebase/call-as-admin';
import { useLiveList } from '@/firebase/use-live-list';
import { EmptyState } from '@/ui/empty-state';
import { ListDetail } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { MailDetails } from './mail-details';
import { MailRow } from './mail-row';
import { undeliveredMails, type UndeliveredMail } from './undelivered-mail';
import { useReplayMail } from './use-replay-mail';

interface MailPanelProps {
  readonly call: CallAsAdmin;
  /** What the office calls each kind of mail. */
  readonly kindWords: Readonly<Record<MailKind, string>>;
}

/** Undelivered Mail: what the sender gave up, live, and the way to send it again. */
export function MailPanel({ call, kindWords }: MailPanelProps) {
  const list = useLiveList(undeliveredMails);
  const { replay, isRunning } = useReplayMail(call, (id) => {
    if (list.state === 'ready') list.drop(id);
  });
  const titleOf = ({ kind }: UndeliveredMail) => (kind ? kindWords[kind] : 'Mail');
  if (list.state === 'loading') return <ListLoading label="Undelivered mail" />;
  const shown = (mail: UndeliveredMail) => ({
    mail,
    title: titleOf(mail),
    running: isRunning(mail),
    onReplay: () => replay(mail, titleOf(mail)),
  });
  return (
    <>
      {list.rows.length === 0 && (
        <EmptyState title={list.confirmed ? 'All mail was delivered' : 'Waiting for the server'}>
          {list.confirmed
            ? 'A mail that could not be handed over for three days is listed here.'
            : 'The mails are not kept on this device. They appear once you are connected.'}
        </EmptyState>
      )}
      <ListDetail
        label="Undelivered mail"
        rows={list.rows}
        renderRow={(mail) => <MailRow {...shown(mail)} />}
        renderDetails={(mail) => <MailDetails key={mail.id} {...shown(mail)} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show earlier mails</ShowMore>}
      />
    </>
  );
}
