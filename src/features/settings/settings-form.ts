import { hasFields, isFlag, isListOf, isText, type Guard } from '@domain/json/guards';
import { formatPhone } from '@domain/contact/phone';
import type { PromiseSettings, ServiceSettings, Settings } from '@domain/settings/settings';
import { typedDollars } from '@/forms/typed-dollars';

/** A service as typed. */
export interface ServiceForm extends Omit<ServiceSettings, 'price' | 'minutes'> {
  readonly price: string;
  readonly minutes: string;
}

/** The settings as typed: figures are texts, and an address that is left out is an empty one. */
export interface SettingsForm {
  readonly services: {
    readonly catalog: readonly ServiceForm[];
    readonly standard: string;
    readonly unknownServicePrice: string;
  };
  readonly contact: Omit<Settings['contact'], 'reviewUrl'> & { readonly reviewUrl: string };
  readonly promises: Readonly<Record<keyof PromiseSettings, string>>;
}

export function settingsForm({ services, contact, promises }: Settings): SettingsForm {
  return {
    services: {
      ...services,
      catalog: services.catalog.map((service) => ({
        ...service,
        price: String(service.price),
        minutes: String(service.minutes),
      })),
      unknownServicePrice: String(services.unknownServicePrice),
    },
    contact: { ...contact, phone: formatPhone(contact.phone), reviewUrl: contact.reviewUrl ?? '' },
    promises: {
      confirmationHours: String(promises.confirmationHours),
      contactHours: String(promises.contactHours),
      reportHours: String(promises.reportHours),
      emailReplyHours: String(promises.emailReplyHours),
    },
  };
}

/** What was typed as settings, unchecked. A figure that isn't one becomes NaN, which the schema refuses. */
export function typedSettings({ services, contact, promises }: SettingsForm): Settings {
  return {
    services: {
      ...services,
      catalog: services.catalog.map((service) => ({
        ...service,
        price: typedDollars(service.price),
        minutes: typedFigure(service.minutes),
      })),
      unknownServicePrice: typedDollars(services.unknownServicePrice),
    },
    contact: { ...contact, reviewUrl: contact.reviewUrl.trim() === '' ? null : contact.reviewUrl },
    promises: {
      confirmationHours: typedFigure(promises.confirmationHours),
      contactHours: typedFigure(promises.contactHours),
      reportHours: typedFigure(promises.reportHours),
      emailReplyHours: typedFigure(promises.emailReplyHours),
    },
  };
}

/** Number() would also accept `0x10` and `1e3`. */
function typedFigure(typed: string): number {
  return /^\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : NaN;
}

const isTexts = isListOf(isText);

const isServiceForm = hasFields<ServiceForm>({
  id: isText,
  title: isText,
  formerTitles: isTexts,
  aliases: isTexts,
  description: isText,
  price: isText,
  turnaround: isText,
  minutes: isText,
  sameDayReport: isFlag,
  features: isTexts,
  active: isFlag,
});

/** Whether a stored draft is a form of this version. */
export const isSettingsForm: Guard<SettingsForm> = hasFields<SettingsForm>({
  services: hasFields({ catalog: isListOf(isServiceForm), standard: isText, unknownServicePrice: isText }),
  contact: hasFields({
    phone: isText,
    email: isText,
    supportHours: isText,
    reviewUrl: isText,
    social: isListOf(hasFields({ name: isText, url: isText })),
  }),
  promises: hasFields({
    confirmationHours: isText,
    contactHours: isText,
    reportHours: isText,
    emailReplyHours: isText,
  }),
});
