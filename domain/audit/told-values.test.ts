import { describe, expect, it } from 'vitest';
import { toldValues } from './told-values';

describe('toldValues', () => {
  it('tells states, dates and figures', () => {
    expect(toldValues({ status: 'booked', total_price: 149, report_created: false })).toEqual({
      status: 'booked',
      total_price: 149,
      report_created: false,
    });
  });

  it('tells no field that could name somebody', () => {
    expect(toldValues({ name: 'Dana', email: 'dana@example.com', note: 'paid', customer: {} })).toEqual({});
  });

  it('tells the link by its state and the forms by their number', () => {
    const changed = {
      forms_link: { state: 'active', expires_at: new Date() },
      forms_status: { agreement_signed: true, media_release_signed: false },
    };
    expect(toldValues(changed)).toEqual({ forms_link: 'active', forms_status: '1 of 2' });
  });

  it('leaves out what is too long, or no value', () => {
    expect(toldValues({ method: 'x'.repeat(65), amount: Number.NaN, kind: undefined })).toEqual({});
  });
});
