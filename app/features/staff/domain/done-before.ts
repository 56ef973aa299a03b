/** Stands in a screen's address, as `?sent=before`, when something sent from it had been done already. */
export const doneBeforeParameter = 'sent';
export const doneBefore = 'before';
