import { routes } from '@domain/business/routes';
import { agreementPaper } from '@/features/papers/agreement-paper';
import { PaperRoute } from '../paper-route';

/** /agreement and /inspection-agreement. */
export function AgreementRoute() {
  return <PaperRoute paper={agreementPaper} path={routes.inspectionAgreement} />;
}
