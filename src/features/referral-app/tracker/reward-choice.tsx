import type { FullReferral } from '@domain/referral/track-referrals';
import { AppError } from '@domain/errors/app-error';
import { rewardLabel, rewardsToChoose } from '@domain/settings/offered-rewards';
import { styled } from '@mui/material/styles';
import { Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { callFunction } from '@/api/call-function';
import { FormSelectField } from '@/forms/form-select-field';
import { reportFault } from '@/logging/report-fault';
import { deviceKey } from '@/offline/device-key';
import { useSettings } from '@/settings/use-settings';
import { CallText } from '@/ui/call-text';
import { CoreIcon } from '@/ui/core-icon';
import { Notice } from '@/ui/notice';
import { PlainButton } from '@/ui/plain-button';
import { useNow } from '@/ui/use-now';

const Choice = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& > p': { flex: 1, minWidth: '16ch', outlineOffset: 4 },
  '& form': { flex: 1, display: 'grid', gap: 12 },
}));

const notSaved = 'We couldn’t save your choice. Please try again.';

interface RewardChoiceProps {
  readonly referral: FullReferral;
  /** The mailed link's key; empty for none. */
  readonly link: string;
}

/** Which reward the referrer wants, to be chosen or changed until it is paid; open where one is due and undecided. */
export function RewardChoice({ referral, link }: RewardChoiceProps) {
  const [chosen, setChosen] = useState(referral.preferred_reward);
  const [open, setOpen] = useState(chosen === '' && referral.reward?.state === 'earned');
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState(false);
  // A second press can come before React has rendered the first.
  const busy = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const opened = useRef(open);
  // What had the focus is gone.
  useEffect(() => {
    if (opened.current === open) return;
    opened.current = open;
    place.current?.querySelector<HTMLElement>(open ? 'select' : 'p')?.focus();
  }, [open]);
  const { rewards } = useSettings();
  const options = rewardsToChoose(rewards, new Date(useNow()), chosen);
  const label = rewardLabel(rewards, chosen);

  const save = async (reward: string) => {
    if (busy.current) return;
    busy.current = true;
    setProblem(null);
    try {
      const proof = { deviceKey: await deviceKey(), tracking: link };
      const asked = { referralId: referral.id, reward, ...proof, idempotencyKey: crypto.randomUUID() };
      await callFunction('client-reward-choose', asked);
      setChosen(reward);
      setSaved(true);
      setOpen(false);
    } catch (cause) {
      if (!(cause instanceof AppError)) reportFault('a reward not chosen', cause);
      setProblem((cause instanceof AppError && cause.details.userMessage) || notSaved);
    }
    busy.current = false;
  };

  if (!open) {
    return (
      <Choice ref={place}>
        <p role={saved ? 'status' : undefined} tabIndex={-1}>
          {saved && 'Saved. '}Preferred reward: {label || 'not decided yet'}
        </p>
        <PlainButton
          type="button"
          look="quiet"
          aria-label={`${label ? 'Change' : 'Choose'} the reward for ${referral.client_name}`}
          onClick={() => setOpen(true)}
        >
          {label ? 'Change' : 'Choose'}
        </PlainButton>
      </Choice>
    );
  }
  return (
    <Choice ref={place}>
      <Formik
        initialValues={{ reward: chosen }}
        validateOnBlur={false}
        validateOnChange={false}
        onSubmit={async ({ reward }, { setFieldError }) => {
          if (reward) return save(reward);
          setFieldError('reward', 'Choose a reward from the list.');
          place.current?.querySelector('select')?.focus();
        }}
      >
        {({ isSubmitting }) => (
          <Form method="post" noValidate aria-label={`Reward for ${referral.client_name}`}>
            <FormSelectField
              name="reward"
              label="Preferred Reward"
              required
              emptyLabel="Choose a reward"
              options={options}
            />
            {problem !== null && (
              <Notice role="alert" tone="error">
                <CoreIcon name="alert" />
                <div>
                  <p>
                    <CallText>{problem}</CallText>
                  </p>
                </div>
              </Notice>
            )}
            <PlainButton type="submit" disabled={isSubmitting}>
              {isSubmitting ? 'Saving...' : 'Save reward'}
            </PlainButton>
          </Form>
        )}
      </Formik>
    </Choice>
  );
}
