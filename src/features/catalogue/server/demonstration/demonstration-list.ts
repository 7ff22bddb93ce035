// The list to which the products of the demonstration shop belong.
export const DEMONSTRATION_LIST = 'esittely';
