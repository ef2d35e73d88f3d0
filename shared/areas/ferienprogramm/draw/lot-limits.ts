/** With more wishes per child, finding the exact best choice is too slow. */
export const WISHES_MAX = 10;
/** Children of a group. Multiplied by the wishes it stays below the 53 bits of a safe integer. */
export const GROUP_MAX = 5;
