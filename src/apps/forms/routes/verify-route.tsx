import { VerifyPage } from '@/features/signing/verify/verify-page';
import { usePageTitle } from '../use-page-title';

/** /verify */
export function VerifyRoute() {
  usePageTitle('Check a signed document');
  return <VerifyPage />;
}
