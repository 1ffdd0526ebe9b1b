import { useField } from 'formik';
import { useSettings } from '@/settings/use-settings';
import { ChoiceCard } from '@/forms/choice-card';
import { FieldMessage } from '@/forms/field-message';
import { FieldGroup } from './field-group';

/** The services that an inspector does; a retired one is listed while they have it. */
export function ServicesField({ disabled }: { readonly disabled: boolean }) {
  const { catalog } = useSettings().services;
  const [{ value: chosen }, { error, touched }, { setValue }] = useField<readonly string[]>('services');
  const listed = catalog.filter(({ id, active }) => active || chosen.includes(id));
  return (
    <FieldGroup>
      <legend>Services</legend>
      {listed.map(({ id, title }) => (
        <ChoiceCard key={id}>
          <input
            type="checkbox"
            name="services"
            disabled={disabled}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              void setValue(target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
            }
          />
          <span>{title}</span>
        </ChoiceCard>
      ))}
      {touched && error !== undefined && <FieldMessage error={error} hint={undefined} />}
    </FieldGroup>
  );
}
