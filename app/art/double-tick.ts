/** Path of the double tick (delivered) on 30 by 18. */
export const doubleTick = 'M2 9.5 8 15.5 20 3M13.5 15l1.5 1.2L28 3';
