/**
 * A collection to which browser tests redirect a list so that its reads fail. The product has none of this name, so the
 * rules refuse it, and the check of the indexes skips the queries of it.
 */
export const refusedCollection = 'refused_on_purpose';

/**
 * What the projects of the rules tests are called. Their queries imitate the product's, and the check of the indexes
 * looks for those that the product itself sends.
 */
export const rulesProjects = 'demo-rules-';
