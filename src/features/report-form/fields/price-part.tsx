import { useFormikContext } from 'formik';
import { useEffect, useEffectEvent, useRef } from 'react';
import { jobRecord } from '@domain/job/job-record';
import { dollars } from '@domain/text/dollars';
import { LiveText } from '@/firebase/documents/live-text';
import { FormPriceField } from '@/forms/form-price-field';
import { useSettings } from '@/settings/use-settings';
import { FormPart } from '../form-surface';
import { usualPrice, type ReportFields } from '../report-values';
import { PartHeading } from './part-heading';

/** What the client owes: the job's price, or for a report without a job an amount that can be changed. */
export function PricePart({ bookingId }: { readonly bookingId: string | null }) {
  return (
    <FormPart aria-labelledby="report-price">
      <PartHeading id="report-price">Payment</PartHeading>
      {bookingId === null ? (
        <OwnPrice />
      ) : (
        <p style={{ margin: 0 }}>
          <LiveText
            type={jobRecord}
            id={bookingId}
            text={({ total_price }) => `${dollars(total_price)}, the job’s price.`}
            missing="The job’s price."
          />{' '}
          To change it, choose Edit Job in Inspection Jobs.
        </p>
      )}
    </FormPart>
  );
}

function OwnPrice() {
  const { values, setFieldValue } = useFormikContext<ReportFields>();
  const { sewerScopeType, price } = values;
  const { services } = useSettings();
  const before = useRef(sewerScopeType);
  // A price that was not changed by hand follows the type of scope.
  const follow = useEffectEvent(() => {
    const untouched = price === usualPrice(services, before.current);
    before.current = sewerScopeType;
    if (untouched && price !== usualPrice(services, sewerScopeType)) {
      void setFieldValue('price', usualPrice(services, sewerScopeType));
    }
  });
  useEffect(() => follow(), [sewerScopeType]);
  return (
    <FormPriceField
      name="price"
      label="Amount due"
      hint="There’s no job, so the client is asked to pay this to view the report."
      required
    />
  );
}
