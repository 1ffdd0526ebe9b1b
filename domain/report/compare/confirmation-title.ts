/** The title of the page that confirms a repair, on its own here: the portal names it without loading the rest. */
export const confirmationTitle = 'Confirmation of repair';
