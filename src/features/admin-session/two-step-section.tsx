import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { ReadAccountAnswer } from '@domain/admin/session-calls';
import type { CallAsAdmin } from '@/firebase/calls/call-as-admin';
import { useToast } from '@/ui/use-toast';
import { CodeForm } from './code-form';
import { RecoveryCodes } from './recovery-codes';
import { SetUpTwoStep } from './set-up-two-step';

interface TwoStepSectionProps {
  readonly call: CallAsAdmin;
  readonly twoStep: ReadAccountAnswer['twoStep'];
  /** Reads the account again. */
  readonly onChange: () => Promise<void>;
}

type Step = 'closed' | 'turning-on' | 'turning-off' | 'renewing' | { readonly codes: readonly string[] };

/** Turns an admin's own two-step sign-in on and off, and makes new recovery codes. */
export function TwoStepSection({ call, twoStep, onChange }: TwoStepSectionProps) {
  const [step, setStep] = useState<Step>('closed');
  const toast = useToast();
  const close = () => setStep('closed');
  const setUp = useMemo(
    () => ({
      begin: () => call('office-factor-begin', {}),
      confirm: (code: string, idempotencyKey: string) =>
        call('office-factor-confirm', { device: '', continues: '', code, idempotencyKey }),
    }),
    [call],
  );
  return (
    <section aria-labelledby="two-step">
      <Typography id="two-step" variant="h6" component="h3">
        Two-step sign-in
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', marginBlockStart: 1 }}>
        {step !== 'turning-on' && (
          <Typography sx={{ color: 'text.secondary' }}>{explanation(twoStep)}</Typography>
        )}
        {step === 'closed' && !twoStep.isOn && (
          <Button variant="outlined" onClick={() => setStep('turning-on')}>
            Turn on two-step sign-in
          </Button>
        )}
        {step === 'closed' && twoStep.isOn && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button color="inherit" variant="outlined" onClick={() => setStep('renewing')}>
              New recovery codes
            </Button>
            {!twoStep.isRequired && (
              <Button color="error" onClick={() => setStep('turning-off')}>
                Turn off
              </Button>
            )}
          </Box>
        )}
        {step === 'turning-on' && (
          <SetUpTwoStep
            setUp={setUp}
            done="Done"
            onDone={() => {
              close();
              void onChange();
            }}
            onCancel={close}
          />
        )}
        {step === 'renewing' && (
          <CodeForm
            key="renewing"
            submit="Create new codes"
            submitting="Creating..."
            cancel="Cancel"
            onCancel={close}
            onCode={async (code, idempotencyKey) => {
              const { recoveryCodes } = await call('office-factor-codes', { code, idempotencyKey });
              setStep({ codes: recoveryCodes });
              await onChange();
            }}
          />
        )}
        {step === 'turning-off' && (
          <CodeForm
            key="turning-off"
            submit="Turn off"
            submitting="Turning off..."
            destructive
            cancel="Keep it on"
            onCancel={close}
            onCode={async (code, idempotencyKey) => {
              await call('office-factor-end', { code, idempotencyKey });
              toast({ title: 'Two-step sign-in turned off' });
              close();
              await onChange();
            }}
          />
        )}
        {typeof step === 'object' && <RecoveryCodes codes={step.codes} done="Done" onDone={close} />}
      </Box>
    </section>
  );
}

function explanation({ isOn, isRequired, recoveryCodesLeft }: ReadAccountAnswer['twoStep']): string {
  if (!isOn) return 'Off. When it’s on, signing in takes your password and a code from an app on your phone.';
  const codes = `${recoveryCodesLeft} ${recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'} left.`;
  return isRequired ? `On, and required by an owner. ${codes}` : `On. ${codes}`;
}
