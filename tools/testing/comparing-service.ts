import type { ComparisonKind } from '../../domain/report/compare/outcomes';
import { factorySettings } from '../../domain/settings/factory-settings';
import type { ServiceSettings } from '../../domain/settings/settings';

/** The service whose report compares an earlier one for this; undefined if the business has none. */
export function serviceComparing(kind: ComparisonKind): ServiceSettings | undefined {
  return factorySettings.services.catalog.find(({ compares, active }) => active && compares === kind);
}
