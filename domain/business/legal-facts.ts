/** What the lawyer decided. */
export { legal as legalFacts } from '@business/legal';
