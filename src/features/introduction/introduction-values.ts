import { fieldsIn } from '@domain/json/guards';
import type { CustomerSnapshot } from '@domain/job/job';
import type { IntroducedSubmission } from '@domain/referral/introduction-calls';
import { emptyRequestForm, requestFormFieldOf, type RequestFormValues } from '@domain/request/request-form';
import type { RequestSubmission } from '@domain/request/request-submission';

/** Field of the payload -> field of the form. */
const fieldOf = Object.entries(requestFormFieldOf).filter(
  ([name]) => !['service_type', 'total_price', 'report_for'].includes(name),
) as [keyof RequestSubmission, keyof RequestFormValues][];

/** The outbox entry's id for one link's request, the same in every tab. */
export function introductionEntryId(linkKey: string): string {
  return `introduction-${linkKey}`;
}

interface FilledIn {
  readonly client: CustomerSnapshot;
  readonly service_type: string;
}

/** The form's values: what is on the device, otherwise the client's details as the referrer gave them. */
export function introductionValues({ client, service_type }: FilledIn, stored: unknown): RequestFormValues {
  const payload = fieldsIn(stored ?? client);
  const texts = fieldOf.map(([name, field]) => {
    const value = payload[name];
    if (name === 'texts_agreed') return [field, value === true ? 'yes' : ''] as const;
    return [field, typeof value === 'string' ? value : ''] as const;
  });
  return { ...emptyRequestForm, ...Object.fromEntries<string>(texts), serviceType: service_type };
}

/** The payload. */
export function introducedData(values: RequestFormValues, linkKey: string): IntroducedSubmission {
  return {
    name: values.name,
    email: values.email,
    phone: values.phone,
    address: values.propertyAddress,
    scheduled_date: values.preferredDate,
    scheduled_time: values.preferredTime,
    special_instructions: values.specialInstructions,
    ...(values.textsAgreed !== '' && { texts_agreed: true }),
    ...(values.deadline !== '' && { deadline: values.deadline }),
    booking_id: linkKey,
  };
}

/** The server's errors at the form's fields. */
export function introductionErrors(
  fields: Readonly<Record<string, string>> | undefined,
): Partial<Record<keyof RequestFormValues, string>> {
  return Object.fromEntries(
    fieldOf.flatMap(([name, field]) => (fields?.[name] === undefined ? [] : [[field, fields[name]]])),
  );
}
