import { AppError } from '@domain/errors/app-error';
import type { ReportForm } from '@domain/report/report-form';
import { isSewerScopeType } from '@domain/report/report-options';
import type { ServicesSettings } from '@domain/settings/settings';

/** @throws AppError `invalid-input` for a sewer scope type that no service has or had as its title. */
export function refuseUnknownScope(
  services: ServicesSettings,
  { sewerScopeType }: Pick<ReportForm, 'sewerScopeType'>,
): void {
  if (isSewerScopeType(services, sewerScopeType)) return;
  throw new AppError('invalid-input', 'unknown sewer scope type', 'Please check the highlighted fields.', {
    fields: { 'report.sewerScopeType': 'Choose the sewer scope type.' },
  });
}
