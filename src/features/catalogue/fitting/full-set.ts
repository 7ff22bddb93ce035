// How many tyres a car has on its wheels.

/** What is priced, searched for and booked unless another number is given. */
export const FULL_SET = 4;
