import { describe, expect, it } from 'vitest';
import { auditedValues } from './audited-values';

describe('auditedValues', () => {
  it('includes states, dates, and numbers', () => {
    expect(auditedValues({ status: 'booked', total_price: 149, report_created: false })).toEqual({
      status: 'booked',
      total_price: 149,
      report_created: false,
    });
  });

  it('leaves out fields that could identify a person', () => {
    expect(auditedValues({ name: 'Dana', email: 'dana@example.com', note: 'paid', customer: {} })).toEqual(
      {},
    );
  });

  it('includes the link’s state and the number of forms', () => {
    const changed = {
      forms_link: { state: 'active', expires_at: new Date() },
      forms_status: { agreement_signed: true, media_release_signed: false },
    };
    expect(auditedValues(changed)).toEqual({ forms_link: 'active', forms_status: '1 of 2' });
  });

  it('leaves out long and invalid values', () => {
    expect(auditedValues({ method: 'x'.repeat(65), amount: Number.NaN, kind: undefined })).toEqual({});
  });
});
