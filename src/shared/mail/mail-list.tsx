import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Mail } from '@domain/mail/mail';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useLiveList } from '@/firebase/lists/use-live-list';
import { Icon } from '@/ui/icon';
import type { IconName } from '@/ui/icon-paths';
import { DamagedNote } from '@/ui/list-detail/damaged-note';
import { ShowMore } from '@/ui/list-detail/show-more';
import { mailCondition, type MailCondition } from './mail-condition';
import { mailKindWords } from './mail-kind-words';
import { SendStopped } from './send-stopped';
import { StoppedMail } from './stopped-mail';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: '0.875rem',
  lineHeight: 1.5,
  '& li': { display: 'flex', gap: 10, paddingBlock: 8 },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& svg': { marginTop: 2, color: theme.vars.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.vars.palette.text.secondary },
  '& [data-state="sent"] svg': { color: theme.vars.palette.success.main },
  '& [data-state="undelivered"] :is(svg, small)': { color: theme.vars.palette.error.main },
}));

const Action = styled('div')({ marginTop: 8 });

export const MailNote = styled('p')(({ theme }) => ({
  margin: 0,
  fontSize: '0.875rem',
  color: theme.vars.palette.text.secondary,
}));

const icons: Record<MailCondition['state'], IconName> = {
  waiting: 'clock',
  sent: 'check-circle',
  retrying: 'refresh',
  undelivered: 'alert',
  unneeded: 'info',
  stopped: 'info',
};

interface MailItemProps {
  readonly mail: Mail;
  readonly call: CallAsAdmin;
  /** The recipient's contact preferences, where this is the latest email that names them. */
  readonly preferencesId: string | null;
  readonly action: ReactNode;
}

function MailItem({ mail, call, preferencesId, action }: MailItemProps) {
  const { state, words } = mailCondition(mail);
  return (
    <li data-state={state}>
      <Icon name={icons[state]} size={18} />
      <div>
        {mail.kind ? mailKindWords[mail.kind] : 'Email'}
        <small>{words}</small>
        {preferencesId !== null && <StoppedMail preferencesId={preferencesId} call={call} />}
        {state === 'stopped' && <SendStopped mail={mail} call={call} />}
        {action && <Action>{action}</Action>}
      </div>
    </li>
  );
}

export function MailsLoading() {
  return (
    <div aria-busy="true" aria-label="Emails: loading" role="status">
      <Skeleton width="70%" />
      <Skeleton width="45%" />
    </div>
  );
}

interface MailListProps {
  /** Use a constant or a memoized value. */
  readonly list: ListQuery<Mail>;
  /** Shown where there are none. */
  readonly none: string;
  readonly call: CallAsAdmin;
  /** What the office can do about an email; nothing for most. */
  readonly actionFor?: (mail: Mail) => ReactNode;
}

/** Emails with their state, live. */
export function MailList({ list, none, call, actionFor }: MailListProps) {
  const mails = useLiveList(list);
  if (mails.state === 'loading') return <MailsLoading />;
  if (mails.rows.length === 0 && mails.damaged.length === 0) {
    return (
      <MailNote>
        {mails.confirmed
          ? none
          : 'The emails aren’t saved on this device. They’ll appear once you’re connected.'}
      </MailNote>
    );
  }
  return (
    <>
      <DamagedNote damaged={mails.damaged} />
      <List>
        {mails.rows.map((mail, index) => (
          <MailItem
            key={mail.id}
            mail={mail}
            call={call}
            action={actionFor?.(mail)}
            preferencesId={isFirstOf(mails.rows, index) ? mail.preferences_id : null}
          />
        ))}
      </List>
      {mails.hasMore && <ShowMore onShow={mails.showMore}>Show earlier emails</ShowMore>}
    </>
  );
}

function isFirstOf(mails: readonly Mail[], index: number): boolean {
  return mails.findIndex(({ preferences_id: id }) => id === mails[index]?.preferences_id) === index;
}
