/** The device's database, of which every page of the product knows. */
export const databaseName = 'sewer-scope';
