/** Result of an action on a repair request list. */
export type ListNews = 'made' | 'closed' | 'nothing-chosen' | 'too-many' | 'too-long';
