/** More wishes of one child than this make its best choice too slow to find exactly. */
export const WUENSCHE_MAX = 10;
/** Children of a group. Times wishes it stays below the 53 bits of a whole number. */
export const GRUPPE_MAX = 5;
