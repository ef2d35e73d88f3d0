/**
 * Pages with the widget of the ticket shop. They are always loaded as documents: what the widget needs beyond the other
 * pages' policy is allowed there alone, and a policy lasts as long as its document.
 */
export const isTicketseite = (pfad: string) => pfad.startsWith('/pretix/');
