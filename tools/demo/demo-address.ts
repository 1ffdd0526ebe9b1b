import { business } from '@domain/business/business';
import { cities } from '@domain/business/cities';

/** An invented address in a city that the business serves: the one at `index` of its cities, which may be fewer. */
export function demoAddress(street: string, index: number): string {
  return `${street}, ${cities[index % cities.length]}, ${business.stateCode}`;
}
