import { setNestedObjectValues, useFormik, type FormikTouched } from 'formik';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { focusFirstError } from '@/forms/focus-first-error';
import { refusedFields, stillRefused } from '@/forms/refused-fields';
import { contentOf, type OutboxEntry } from '@/offline/outbox-entry';
import { agentFieldNames } from './agent-fields';
import { newReferral, referralValuesIn, type ReferralValues } from './referral-values';
import { validateReferral } from './validate-referral';

const allTouched = (fields: object) => setNestedObjectValues<FormikTouched<ReferralValues>>(fields, true);

/** The form's values, beginning with those of a stored entry, and the errors found here or by the server. */
export function useReferralFields(entry: OutboxEntry | null) {
  const form = useRef<HTMLFormElement>(null);
  const initialValues = useMemo(() => (entry ? referralValuesIn(contentOf(entry)) : newReferral()), [entry]);
  const [refused, setRefused] = useState(() => refusedFields(referralValuesIn(entry?.data), entry?.refusal));
  const formik = useFormik<ReferralValues>({
    initialValues,
    initialErrors: stillRefused(refused, initialValues),
    initialTouched: allTouched(refused?.fields ?? {}),
    validate: (written) => ({ ...validateReferral(written), ...stillRefused(refused, written) }),
    onSubmit: () => undefined,
  });
  const [agentOpen, setAgentOpen] = useState(() => {
    const { agentName, agentPhone, agentEmail } = initialValues;
    // A page that crashed may have stored only some of them.
    return [agentName, agentPhone, agentEmail].includes('');
  });

  /** Shows errors at their fields, and focuses the first. */
  const showErrors = (errors: Readonly<Record<string, string>>) => {
    flushSync(() => {
      if (agentFieldNames.some((name) => errors[name] !== undefined)) setAgentOpen(true);
      void formik.setTouched(allTouched(formik.values), false);
      formik.setErrors(errors);
    });
    if (form.current) focusFirstError(form.current, errors);
  };

  const clear = () => {
    setRefused(null);
    formik.resetForm({ values: newReferral() });
  };

  return { form, formik, setRefused, agentOpen, openAgent: () => setAgentOpen(true), showErrors, clear };
}
