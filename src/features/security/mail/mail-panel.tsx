import type { Mail } from '@domain/mail/mail';
import type { MailKind } from '@domain/mail/mail-state';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { ListDetail } from '@/ui/list-detail/list-detail';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { ShowMore } from '@/ui/list-detail/show-more';
import { ListNote } from '@/ui/search/list-note';
import { textsOn } from '@/shared/texts/texts-on';
import { useReplayMail } from '@/shared/mail/use-replay-mail';
import { DelayedList } from './delayed-list';
import { delayedMails } from './delayed-mail';
import { MailDetails } from './mail-details';
import { MailRow } from './mail-row';
import { undeliveredMails } from './undelivered-mail';

interface MailPanelProps {
  readonly call: CallAsAdmin;
  /** The office's name for each kind of email and text message. */
  readonly kindWords: Readonly<Record<MailKind, string>>;
}

/** Undelivered Messages: emails and text messages that were given up or delayed, live, with buttons to send them. */
export function MailPanel({ call, kindWords }: MailPanelProps) {
  const list = useLiveList(undeliveredMails);
  const delayed = useLiveList(delayedMails);
  const { replay, isRunning } = useReplayMail(call, (id) => {
    if (list.state === 'ready') list.drop(id);
    if (delayed.state === 'ready') delayed.drop(id);
  });
  const titleOf = ({ kind }: Pick<Mail, 'kind'>) => (kind ? kindWords[kind] : 'Email');
  if (list.state === 'loading' || delayed.state === 'loading')
    return <ListLoading label="Undelivered messages" />;
  const shown = (mail: Mail) => ({
    mail,
    title: titleOf(mail),
    running: isRunning(mail),
    onReplay: () => replay(mail, titleOf(mail)),
  });
  return (
    <>
      <DamagedNote damaged={delayed.damaged} />
      <DelayedList
        mails={delayed.rows}
        titleOf={titleOf}
        isRunning={isRunning}
        onSend={(mail) => replay(mail, titleOf(mail))}
      />
      {delayed.hasMore && <ShowMore onShow={delayed.showMore}>Show earlier delayed messages</ShowMore>}
      <ListNote
        list={list}
        count={list.rows.length}
        none={
          delayed.rows.length > 0 || delayed.damaged.length > 0
            ? 'No undelivered messages'
            : 'All messages were delivered'
        }
        sentence={`Emails${textsOn ? ' and text messages' : ''} that couldn’t be delivered are listed here.`}
        notStored="The messages aren’t saved on this device. They’ll appear once you’re connected."
      />
      <ListDetail
        label="Undelivered messages"
        rows={list.rows}
        renderRow={(mail) => <MailRow {...shown(mail)} />}
        renderDetails={(mail) => <MailDetails key={mail.id} {...shown(mail)} />}
        after={list.hasMore && <ShowMore onShow={list.showMore}>Show earlier messages</ShowMore>}
      />
    </>
  );
}
