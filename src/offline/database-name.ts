/** The name of the device's database, shared by all pages of the product. */
export const databaseName = 'sewer-scope';
