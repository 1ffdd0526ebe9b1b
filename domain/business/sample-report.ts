export { sampleReport } from '@business/sample-report';
