import {
  requestFormSchema,
  emptyRequestForm,
  toRequestSubmission,
  type RequestFormValues,
  type RequestFormVariant,
} from '@domain/request/request-form';
import { business } from '@domain/business/business';
import type { AppErrorDetails } from '@domain/errors/app-error';
import { calendarDateIn } from '@domain/time/calendar-date';
import { styled } from '@mui/material/styles';
import { FormikProvider, setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, type FormEvent } from 'react';
import { focusFirstError } from '@/forms/focus-first-error';
import { keepFieldFocused } from '@/forms/keep-field-focused';
import { TrapField } from '@/forms/trap-field';
import { useFormSignals } from '@/forms/use-form-signals';
import { validateWith } from '@/forms/validate-with';
import { contentOf, type OutboxEntry } from '@/offline/outbox-entry';
import { useOutbox } from '@/offline/use-outbox';
import { currentSettings } from '@/settings/settings-store';
import { useSettings } from '@/settings/use-settings';
import { useUnsavedInput } from '@/sw-client/use-unsaved-input';
import { loadGoneMeanwhile } from '@/shared/availability/load-gone-meanwhile';
import { StoredDraftNotice } from '@/shared/unsent/stored-draft-notice';
import { PlainButton } from '@/ui/plain-button';
import { useStandingToast } from '@/ui/use-standing-toast';
import { useToast } from '@/ui/use-toast';
import { RequestFields } from '@/shared/request/request-fields';
import { missingInformation, submissionFailed, timeJustTaken } from './request-texts';
import {
  fieldErrors,
  hasMissingField,
  isOfVariant,
  standingErrors,
  valuesOfSubmission,
} from './request-values';
import { EarlierRequests } from './earlier-requests';
import { loadAdScript } from './load-ad-script';
import { serviceChosen } from './service-chosen';
import { ServiceNotice } from './service-notice';
import { SubmissionNotice } from './submission-notice';
import { useOfferedService } from './use-offered-service';
import { useRequestDraft } from './use-request-draft';
import { isIdle, useRequestSubmission, type SubmissionPhase } from './use-request-submission';
import { useHydrated } from './use-hydrated';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  '& > fieldset': { margin: 0, padding: 0, border: 0, minWidth: 0 },
});

interface RequestFormProps {
  readonly variant: RequestFormVariant;
  /** Called once after hydration. Returns what was typed into the form's HTML before. */
  readonly takeTypedValues?: (form: HTMLFormElement) => Partial<RequestFormValues>;
}

const buttonLabel: Record<SubmissionPhase['kind'], string> = {
  editing: 'Request Your Inspection',
  submitting: 'Submitting Request...',
  waiting: 'Send It Now',
  sent: 'Request Your Inspection',
};

const today = () => calendarDateIn(business.timeZone, new Date());

/** The Book Your Inspection form. Must be rendered inside `Toasts`. */
export function RequestForm({ variant, takeTypedValues }: RequestFormProps) {
  const schema = useMemo(() => requestFormSchema(variant), [variant]);
  const form = useRef<HTMLFormElement>(null);
  const toast = useToast();
  const hydrated = useHydrated();
  const { services } = useSettings();
  const { entries } = useOutbox('booking');
  // Its HTML can be filled in before hydration.
  const { trap, onTouch, read: readSignals } = useFormSignals(0);

  const formik = useFormik<RequestFormValues>({
    initialValues: emptyRequestForm,
    validate: validateWith(schema, () => ({ today: today(), now: new Date(), settings: currentSettings() })),
    onSubmit: (values) => submit(schema.cast(values)),
  });

  const lacksField = hasMissingField(variant, formik.values);
  const showMissing = useStandingToast(lacksField);

  const showErrors = (errors: Partial<Record<keyof RequestFormValues, string>>) => {
    void formik.setTouched(
      setNestedObjectValues<FormikTouched<RequestFormValues>>(formik.values, true),
      false,
    );
    formik.setErrors(errors);
    if (form.current) focusFirstError(form.current, errors);
  };
  const refused = (details: AppErrorDetails | undefined) => {
    const errors = fieldErrors(details?.fields);
    if (Object.keys(errors).length > 0) showErrors(errors);
    else toast(submissionFailed[variant]);
  };
  // Each form on the page shows only its own requests, so that none is shown twice.
  const own = entries.filter(({ data, missed }) => isOfVariant(variant, data ?? missed?.edited));
  const typed = useMemo(
    () => toRequestSubmission(services, variant, schema.cast(formik.values)),
    [services, variant, schema, formik.values],
  );
  const { phase, submit, resume } = useRequestSubmission(variant, entries, typed, {
    takeDraft: () => draft.take(),
    readSignals,
    onSent: () => formik.resetForm({ values: emptyRequestForm }),
    onFault: () => toast(submissionFailed[variant]),
    onRefused: refused,
  });
  const draft = useRequestDraft({
    variant,
    values: formik.values,
    dirty: formik.dirty,
    idle: isIdle(phase),
    entries: own,
    restore: (values) => void formik.setValues(values, false),
  });
  useUnsavedInput(formik.dirty);
  useEffect(() => {
    loadAdScript();
  }, []);

  const takeOver = useEffectEvent(() => {
    if (!takeTypedValues || !form.current) return;
    void formik.setValues({ ...formik.values, ...takeTypedValues(form.current) }, false);
  });
  // Before the next paint, so that typed text never disappears.
  useLayoutEffect(() => takeOver(), []);

  const choose = (title: string) => void formik.setFieldValue('serviceType', title, false);
  const retired = useOfferedService(services, formik.values.serviceType, choose);
  const followPage = useEffectEvent((event: Event) => choose((event as CustomEvent<string>).detail));
  useEffect(() => {
    const shown = form.current;
    const chosen = (event: Event) => followPage(event);
    shown?.addEventListener(serviceChosen, chosen);
    return () => shown?.removeEventListener(serviceChosen, chosen);
  }, []);

  const press = async (event: FormEvent) => {
    event.preventDefault();
    const errors = await formik.validateForm();
    if (Object.keys(errors).length === 0) {
      const loaded = await loadGoneMeanwhile();
      const gone = (await loaded?.goneMeanwhile(variant, currentSettings(), formik.values)) ?? null;
      if (gone !== null) {
        toast({ title: timeJustTaken, description: gone, destructive: true });
        form.current?.querySelector<HTMLElement>('[name=preferredTime]')?.focus();
        return;
      }
      toast(null);
      await formik.submitForm();
      return;
    }
    showErrors(errors);
    if (lacksField) showMissing(missingInformation);
  };

  const takeUp = (entry: OutboxEntry) => {
    resume(entry);
    void formik.setValues(valuesOfSubmission(contentOf(entry)), false);
    showErrors(standingErrors(entry));
  };

  const current = phase.kind === 'sent' ? phase.sentId : 'entryId' in phase ? phase.entryId : undefined;
  const others = own.filter(({ id }) => id !== current);
  const shown = entries.find(({ id }) => id === current);
  return (
    <FormikProvider value={formik}>
      <Form ref={form} method="post" noValidate onSubmit={(event) => void press(event)} {...onTouch}>
        <EarlierRequests entries={phase.kind === 'submitting' ? [] : others} onTakeUp={takeUp} />
        {draft.restored && (
          <StoredDraftNotice onStartOver={() => formik.resetForm({ values: emptyRequestForm })} />
        )}
        <RequestFields variant={variant} today={hydrated ? today() : undefined} />
        <TrapField ref={trap} />
        <ServiceNotice
          services={services}
          chosen={formik.values.serviceType || (variant === 'contact-form' ? '' : null)}
          retired={retired}
        />
        <SubmissionNotice phase={phase} entry={shown} />
        {/* Native, so that the inline loader can enable it before hydration and hold clicks until then. */}
        <fieldset suppressHydrationWarning disabled={!hydrated}>
          <PlainButton
            type="submit"
            onMouseDown={keepFieldFocused}
            style={{ width: '100%' }}
            disabled={phase.kind === 'submitting'}
          >
            {buttonLabel[phase.kind]}
          </PlainButton>
        </fieldset>
      </Form>
    </FormikProvider>
  );
}
