/** Text with the apostrophes that all texts of the product have: `St. Mary’s`. */
export const curly = (text: string): string => text.replaceAll("'", '’');
