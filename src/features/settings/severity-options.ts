import { severities, severityWords } from '@domain/report/severity';

export const severityOptions = severities.map((value) => ({ value, label: severityWords[value] }));
