/** What the business's lawyer decides: statutes, courts, limits. */
export { legal as legalFacts } from '@business/legal';
