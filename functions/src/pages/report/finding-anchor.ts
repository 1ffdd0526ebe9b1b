export { findingAnchor } from '@domain/report/finding-anchor';
