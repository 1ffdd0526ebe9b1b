import { array, object, string } from 'yup';
import { lineOfText } from '../contact/fields';

export const areaLimits = { cities: 200, zips: 500 } as const;

const city = () => lineOfText('The city', 60).required('Enter the city, or remove the row.');

/** The first value that is there twice, whatever its case. */
function repeated(values: readonly (string | undefined)[]): string | undefined {
  const names = values.map((value) => value?.toLowerCase());
  return values.find((_, index) => names.indexOf(names[index]) !== index);
}

const cityList = () =>
  array()
    .of(city())
    .min(1, 'At least one city is needed.')
    .required()
    .test('differ', (cities, { createError }) => {
      const twice = repeated(cities);
      return twice === undefined || createError({ message: `${twice} is listed twice.` });
    });

export const areaSchema = object({
  cities: cityList().max(areaLimits.cities, 'Two hundred cities are the most.'),
  referralCities: cityList().test('served', (listed, { createError, parent }) => {
    const { cities } = parent as { readonly cities?: readonly string[] };
    const other = listed.find((name) => !cities?.includes(name));
    return other === undefined || createError({ message: `${other} isn’t among the cities above.` });
  }),
  zips: array()
    .of(string().required())
    .max(areaLimits.zips, 'Five hundred ZIP codes are the most.')
    .required()
    .test('zips', (zips, { createError }) => {
      const wrong = zips.find((zip) => !/^\d{5}$/.test(zip));
      if (wrong !== undefined) return createError({ message: `${wrong} isn’t a five-digit ZIP code.` });
      const twice = repeated(zips);
      return twice === undefined || createError({ message: `${twice} is listed twice.` });
    }),
}).noUnknown();
