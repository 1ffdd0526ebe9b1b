import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { SecondStep } from '@/firebase/session/begin-session';
import { signInFailure } from '@/firebase/session/sign-in-failure';
import { useToast } from '@/ui/use-toast';
import { CodeForm } from './code-form';
import { SetUpTwoStep } from './set-up-two-step';

interface SecondStepFormProps {
  readonly step: SecondStep;
  readonly submit: string;
  readonly onSignedIn: () => void;
  /** Back to the password. */
  readonly onBack: () => void;
}

/** After the password: the code, or setting it up where an owner requires it. */
export function SecondStepForm({ step, submit, onSignedIn, onBack }: SecondStepFormProps) {
  const toast = useToast();
  const setUp = useMemo(() => ({ begin: step.beginSetUp, confirm: step.confirmSetUp }), [step]);
  const finish = () =>
    step.finish().then(onSignedIn, (error: unknown) => {
      toast({ title: signInFailure(error), destructive: true });
    });
  if (step.needs === 'code') {
    return (
      <CodeForm
        submit={submit}
        submitting="Signing in..."
        mayRecover
        cancel="Back"
        onCancel={onBack}
        onCode={async (code, key) => {
          await step.enter(code, key);
          onSignedIn();
        }}
      />
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography variant="h6" component="h2">
        Set up two-step sign-in
      </Typography>
      <Typography>Your team requires a code from your phone in addition to your password.</Typography>
      <SetUpTwoStep setUp={setUp} done="Continue" onDone={() => void finish()} onCancel={onBack} />
    </Box>
  );
}
