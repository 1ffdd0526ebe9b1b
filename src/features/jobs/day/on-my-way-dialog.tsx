import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { noticeMinutes } from '@domain/job/arrival-notice';
import { useConnection } from '@/offline/connectivity';
import type { JobDialogProps } from '../actions/job-action';
import { MinutesChoice } from './minutes-choice';
import { NoticeDialog } from './notice-dialog';
import { noticeTask, sendNotices } from './send-notice';

const usualMinutes = 20;

/** In how many minutes the inspector will be there. */
export function OnMyWayDialog({ job, tools, ...dialog }: JobDialogProps) {
  const [minutes, setMinutes] = useState<number>(usualMinutes);
  const { offline } = useConnection();
  const { name } = job.customer;
  return (
    <NoticeDialog
      {...dialog}
      title={`On your way to ${name}?`}
      confirm="Send"
      onConfirm={() =>
        void tools.run(noticeTask(job), () => sendNotices([{ job, notice: 'on_my_way', minutes }], tools))
      }
    >
      <MinutesChoice
        legend="I’ll be there in"
        name="minutes"
        offered={noticeMinutes.on_my_way}
        chosen={minutes}
        onChoose={setMinutes}
      />
      <Typography>
        We’ll email {name}, and their agent if they agreed to that. It goes out once, and you have 10 seconds
        to undo it.
      </Typography>
      {offline && (
        <Typography role="status">
          You’re offline. If you aren’t back online within {minutes} minutes, we won’t send it, and you’ll
          have to call.
        </Typography>
      )}
    </NoticeDialog>
  );
}
