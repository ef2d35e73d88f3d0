/** Anchor of the members' area; it is far down on narrow screens, so pages link to it. */
export const BAR = 'ratsmitglieder';
