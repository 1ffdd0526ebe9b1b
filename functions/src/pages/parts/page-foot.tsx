import type { ReactNode } from 'react';
import { business } from '@domain/business/business';
import { phoneNow } from '../../platform/phone-now';
import { settingsNow } from '../../platform/settings-now';

/** Contact data for questions. */
export function PageFoot({ children }: { readonly children?: ReactNode }) {
  const { email } = settingsNow().contact;
  const phone = phoneNow();
  return (
    <footer className="foot">
      <p>
        {business.name}, <a href={`tel:${phone.e164}`}>{phone.display}</a>,{' '}
        <a href={`mailto:${email}`}>{email}</a>. {children}
      </p>
    </footer>
  );
}
