import { useFormikContext } from 'formik';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { newId } from '@domain/settings/new-id';
import { settingsLimits } from '@domain/settings/settings-schema';
import type { ServiceForm, SettingsForm } from './settings-form';
import { FieldMessage } from '@/forms/field-message';
import { visuallyHidden } from '@/ui/visually-hidden';
import { AddItem } from './add-item';
import { moved } from './moved';
import { ServiceCard } from './service-card';
import { SettingChoice, SettingPrice } from './setting-fields';
import { SettingGrid, SettingsPart } from './settings-part';
import { useShownProblem } from './shown-problems';
import { toggled } from './toggled';

const catalogName = 'services.catalog';

interface ServicesPartProps {
  /** The ids of the services that are saved. */
  readonly savedIds: ReadonlySet<string>;
  /** The ids of the open cards. */
  readonly open: ReadonlySet<string>;
  readonly onOpen: (open: ReadonlySet<string>) => void;
}

/** The services in the order in which they are shown, the standard one, and the price of an unknown one. */
export function ServicesPart({ savedIds, open, onOpen }: ServicesPartProps) {
  const { values, setFieldValue } = useFormikContext<SettingsForm>();
  const [news, setNews] = useState('');
  const { catalog, standard } = values.services;
  const problem = useShownProblem(catalogName);
  const change = (next: readonly ServiceForm[]) => void setFieldValue(catalogName, next, false);

  const toggle = (id: string) => onOpen(toggled(open, id));
  const move = (service: ServiceForm, index: number, by: 1 | -1) => {
    change(moved(catalog, index, by));
    setNews(`${service.title} is now ${index + by + 1} of ${catalog.length}.`);
  };
  const add = (title: string) => {
    const taken = catalog.map((service) => service.id);
    const id = newId(title, taken, 'service');
    flushSync(() => {
      change([...catalog, newService(id, title)]);
      onOpen(new Set([...open, id]));
    });
    document.getElementsByName(`${catalogName}[${catalog.length}].description`)[0]?.focus();
  };

  return (
    <SettingsPart part="services" about="What clients can book, in the order in which they see it.">
      <ol style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
        {catalog.map((service, index) => (
          <ServiceCard
            key={service.id}
            service={service}
            index={index}
            last={index === catalog.length - 1}
            open={open.has(service.id)}
            onToggle={() => toggle(service.id)}
            onMove={(by) => move(service, index, by)}
            onRemove={
              savedIds.has(service.id)
                ? undefined
                : () => change(catalog.filter(({ id }) => id !== service.id))
            }
          />
        ))}
      </ol>
      <div role="status" style={visuallyHidden}>
        {news}
      </div>
      {problem !== undefined && <FieldMessage error={problem} hint={undefined} />}
      <AddItem
        name={catalogName}
        item="service"
        label="Title of a new service"
        missing="Enter the service’s title."
        longest={60}
        full={
          catalog.length < settingsLimits.services
            ? undefined
            : 'Forty services are the most, with the retired ones.'
        }
        onAdd={add}
      />
      <SettingGrid>
        <SettingChoice
          name="services.standard"
          label="Standard service"
          hint="For requests and referrals that name none."
          options={catalog
            .filter(({ id, active }) => active || id === standard)
            .map(({ id, title, active }) => ({
              value: id,
              label: `${title.trim() || 'A service without a title'}${active ? '' : ' (retired)'}`,
            }))}
        />
        <SettingPrice
          name="services.unknownServicePrice"
          label="Price for any other name"
          required
          hint="A job begins with it if its service isn’t in this list."
        />
      </SettingGrid>
    </SettingsPart>
  );
}

function newService(id: string, title: string): ServiceForm {
  return {
    id,
    title,
    formerTitles: [],
    aliases: [],
    description: '',
    price: '',
    turnaround: '',
    minutes: '',
    sameDayReport: false,
    compares: 'none',
    features: [],
    active: true,
  };
}
