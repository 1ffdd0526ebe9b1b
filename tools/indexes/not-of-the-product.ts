/**
 * What the projects of the rules tests are called. Their queries imitate the product's, and the check of the indexes
 * looks for those that the product itself sends.
 */
export const rulesProjects = 'demo-rules-';
