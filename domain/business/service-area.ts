export { serviceArea } from '@business/service-area';
