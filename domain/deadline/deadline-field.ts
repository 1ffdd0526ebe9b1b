import { mostHorizonDays, optionalDateField } from '../request/preferred-time';

/** The optional day by which a client needs the report; empty for none. */
export const deadlineField = optionalDateField(() => mostHorizonDays);
