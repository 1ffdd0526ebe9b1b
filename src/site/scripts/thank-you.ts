import { showThankYou } from './show-thank-you';

showThankYou(document, new URLSearchParams(location.search));
