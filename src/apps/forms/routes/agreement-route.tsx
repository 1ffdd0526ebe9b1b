import { routes } from '@domain/business/routes';
import { agreementToSign } from '@/features/signing/agreement-to-sign';
import { SigningRoute } from '../signing-route';

/** /agreement and /inspection-agreement. */
export function AgreementRoute() {
  return <SigningRoute documentToSign={agreementToSign} path={routes.inspectionAgreement} />;
}
