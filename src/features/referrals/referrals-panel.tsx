import { useMemo, useRef, type ReactNode } from 'react';
import { business } from '@domain/business/business';
import { lastWeekBegin } from '@domain/office/last-week';
import type { ListView } from '@domain/office/list-view';
import type { Referral } from '@domain/referral/referral';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useKnownCount } from '@/firebase/lists/known-counts';
import type { ListQuery } from '@/firebase/lists/list-query';
import { useListCount } from '@/firebase/lists/use-list-count';
import { useLiveList, type LiveList } from '@/firebase/lists/use-live-list';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { ListDetail, type ListDetailHandle } from '@/ui/list-detail/list-detail';
import { ListLoading } from '@/ui/list-detail/list-loading';
import { countOfBoth, isWhole, partHeading, type ListPart } from '@/ui/list-detail/list-part';
import { ShowMore } from '@/ui/list-detail/show-more';
import type { ActionOutcome } from '@/ui/use-actions';
import { ListNote } from '@/ui/search/list-note';
import { noLongerThere } from '@/ui/search/no-longer-there';
import { useFound } from '@/ui/search/use-found';
import { useNow } from '@/ui/use-now';
import { useRowDialog } from '@/ui/use-row-dialog';
import type { ReferralHandlers } from './referral-buttons';
import { ReferralDetails } from './referral-details';
import {
  acceptedReferrals,
  countedAcceptedReferrals,
  countedDeclinedReferrals,
  countedReferrals,
  declinedReferrals,
  referralParts,
  referralsOf,
  waitingReferrals,
} from './referral-lists';
import { ReferralRow } from './referral-row';
import { RewardOf } from './rewards/reward-of';
import { useReferralActions, type ReferralAppointment } from './use-referral-actions';
import { useRewardDialog } from './rewards/use-reward-dialog';

/** Props of a dialog about a referral, which the app passes in. */
export interface ReferralDialogProps {
  readonly referral: Referral;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onExited: () => void;
}

export interface AcceptReferralDialogProps extends ReferralDialogProps {
  readonly onAccept: (appointment: ReferralAppointment) => Promise<ActionOutcome>;
  readonly onAcceptAsRequest: () => Promise<ActionOutcome>;
}

export interface ReferralFormsDialogProps extends ReferralDialogProps {
  readonly onSent: () => void;
}

interface ReferralsPanelProps {
  readonly call: CallAsAdmin;
  readonly acceptDialog: (props: AcceptReferralDialogProps) => ReactNode;
  readonly formsDialog: (props: ReferralFormsDialogProps) => ReactNode;
  /** Each view needs its own React key. */
  readonly view: ListView<'referrals'>;
}

const none: readonly never[] = [];

const noneWithDeadline = {
  none: 'No referrals with a deadline',
  sentence: 'Choose All to see the rest.',
};
const noneThisWeek = {
  none: 'No referrals in the last 7 days',
  sentence: 'New referrals appear here right away.',
};
const notStored = 'No referrals are saved on this device. They’ll appear once you’re connected.';
const loading = <ListLoading label="Referrals" />;

const rowsOf = (list: LiveList<Referral>) => (list.state === 'ready' ? list.rows : none);

/** All referrals: those that wait for the office, then those that became a request or a job or were declined. */
function AllReferrals(props: ReferralsPanelProps) {
  const waiting = useLiveList(waitingReferrals);
  const accepted = useLiveList(acceptedReferrals);
  const declined = useLiveList(declinedReferrals);
  const waitingCount = useKnownCount(countedReferrals);
  const acceptedCount = useListCount(countedAcceptedReferrals, true);
  const declinedCount = useListCount(countedDeclinedReferrals, true);
  const [waitingRows, acceptedRows, declinedRows] = [rowsOf(waiting), rowsOf(accepted), rowsOf(declined)];
  const rows = useMemo(
    () => referralParts(waitingRows, acceptedRows, declinedRows),
    [waitingRows, acceptedRows, declinedRows],
  );
  if (waiting.state === 'loading' || accepted.state === 'loading' || declined.state === 'loading') {
    return loading;
  }
  const lists = [waiting, accepted, declined];
  const each = (change: 'renew' | 'drop') => (id: string) => {
    for (const list of lists) void list[change](id);
  };
  const answeredCount = countOfBoth(acceptedCount, declinedCount);
  const moreAnswered = [accepted, declined].filter(({ hasMore }) => hasMore);
  const count = rows.waiting.length + rows.answered.length;
  return (
    <>
      <ListNote
        view={props.view}
        list={{
          hasMore: false,
          confirmed: lists.every(({ confirmed }) => confirmed),
          damaged: lists.flatMap(({ damaged }) => damaged),
        }}
        count={count}
        none="No referrals pending"
        sentence="New referrals appear here right away."
        notStored={notStored}
      />
      {count > 0 && (
        <ReferralsTable
          {...props}
          onChanged={each('renew')}
          onGone={each('drop')}
          parts={[
            {
              key: 'waiting',
              heading: partHeading(waitingCount, 'open'),
              rows: rows.waiting,
              empty: waiting.confirmed ? 'No referrals pending. New ones appear here right away.' : notStored,
              after: waiting.hasMore && !isWhole(waitingCount, rows.waiting.length) && (
                <ShowMore onShow={waiting.showMore}>Show more referrals</ShowMore>
              ),
            },
            {
              key: 'answered',
              heading: partHeading(answeredCount, 'answered'),
              label: 'Referrals: answered',
              rows: rows.answered,
              empty: accepted.confirmed && declined.confirmed ? 'No referrals answered yet.' : notStored,
              after: moreAnswered.length > 0 && !isWhole(answeredCount, rows.answered.length) && (
                <ShowMore
                  onShow={async () => {
                    await Promise.all(moreAnswered.map(({ showMore }) => showMore()));
                  }}
                >
                  Show earlier answered referrals
                </ShowMore>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Shown where a view has no referral. */
function emptyWords({ filter, found }: ListView<'referrals'>) {
  if (found !== null) return noLongerThere('referral');
  return filter === 'deadline' ? noneWithDeadline : noneThisWeek;
}

/** The referrals of a filter or search. */
function SomeReferrals({
  list: asked,
  ...props
}: ReferralsPanelProps & { readonly list: ListQuery<Referral> }) {
  const { view } = props;
  const list = useLiveList(asked);
  const rows = useFound(list.state === 'ready' ? list.rows : none, view.search);
  if (list.state === 'loading') return loading;
  return (
    <>
      <ListNote view={view} list={list} count={rows.length} {...emptyWords(view)} notStored={notStored} />
      <ReferralsTable
        {...props}
        onChanged={(id) => void list.renew(id)}
        onGone={list.drop}
        parts={[
          {
            key: 'found',
            rows,
            after: list.hasMore && (
              <ShowMore onShow={list.showMore}>
                {view.search ? 'Keep searching' : 'Show more referrals'}
              </ShowMore>
            ),
          },
        ]}
      />
    </>
  );
}

/** Referrals: the referrals of a view, live, newest first or by deadline. */
export function ReferralsPanel(props: ReferralsPanelProps) {
  const begin = lastWeekBegin(business.timeZone, new Date(useNow())).getTime();
  const { view } = props;
  const list = useMemo(() => referralsOf(view, begin), [view, begin]);
  return list ? <SomeReferrals {...props} list={list} /> : <AllReferrals {...props} />;
}

interface ReferralsTableProps extends Omit<ReferralsPanelProps, 'view'> {
  readonly parts: readonly ListPart<Referral>[];
  readonly onChanged: (id: string) => void;
  readonly onGone: (id: string) => void;
}

/** Referrals with the details of one, and the office's actions with their dialogs. */
function ReferralsTable({ call, acceptDialog, formsDialog, parts, onChanged, onGone }: ReferralsTableProps) {
  const handle = useRef<ListDetailHandle>(null);
  const about = useRowDialog<Referral, 'accept' | 'forms' | 'delete'>(handle);
  const { handlers: reward, dialog: rewardDialog } = useRewardDialog(call, handle);
  const actions = useReferralActions(call, { onChanged, onGone });
  const waiting = (ask: (referral: Referral) => void) => (referral: Referral) => {
    if (referral.progress === 'none') ask(referral);
  };
  const handlers: ReferralHandlers = {
    accept: waiting(about.ask('accept')),
    sendForms: waiting(about.ask('forms')),
    remove: about.ask('delete'),
    decline: (referral) => void actions.decline(referral),
    isRunning: actions.isRunning,
  };

  const { asked, dialog } = about;
  return (
    <>
      <ListDetail
        label="Referrals"
        parts={parts}
        rowKeys={{ a: handlers.accept, f: handlers.sendForms, Delete: handlers.remove }}
        handle={handle}
        renderRow={(referral) => <ReferralRow referral={referral} handlers={handlers} reward={reward} />}
        renderDetails={(referral) => (
          <ReferralDetails referral={referral} handlers={handlers} reward={reward} />
        )}
      />
      {asked?.about === 'accept' &&
        acceptDialog({
          ...dialog,
          referral: asked.row,
          onAccept: (appointment) => actions.acceptAsJob(asked.row, appointment),
          onAcceptAsRequest: () => actions.acceptAsRequest(asked.row),
        })}
      {asked?.about === 'forms' &&
        formsDialog({ ...dialog, referral: asked.row, onSent: () => onChanged(asked.row.id) })}
      {asked?.about === 'delete' && (
        <ConfirmDialog
          {...dialog}
          title={`Delete the referral for ${asked.row.client_name}?`}
          confirm="Delete"
          confirming="Deleting..."
          cancel="Keep referral"
          destructive
          running={actions.isRunning(asked.row)}
          onConfirm={async () => (await actions.remove(asked.row)) !== 'failed'}
        >
          This permanently deletes the referral. {asked.row.referrer_name} won’t see it in the tracker
          anymore.
          {asked.row.progress !== 'none' && ' The request or job it became stays.'}
          <RewardOf
            referral={asked.row}
            damaged=" Its reward’s data is damaged, so we can’t tell whether it’s settled."
          >
            {({ state }) =>
              state === 'earned' && ' Its reward isn’t settled yet. Mark it paid or void it first.'
            }
          </RewardOf>
        </ConfirmDialog>
      )}
      {rewardDialog}
    </>
  );
}
