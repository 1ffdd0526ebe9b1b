/** The event with which the page around the form chooses a service, whose title is its `detail`. */
export const serviceChosen = 'service-chosen';
