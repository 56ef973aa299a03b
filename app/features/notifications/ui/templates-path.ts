/** The list of the words of messages; below it one text: its kind, its channel and its language. */
export const templatesPath = '/admin-dashboard/messages/templates';
