// How many tyres visitors may have of those that the shop has.

export interface CountedStock {
  readonly stock: number;
  /** There are more than `stock`. */
  readonly stockIsMinimum: boolean;
  /** Reserved by open bookings. */
  readonly reserved: number;
}

/** Those that bookings reserve are taken off, unless the stock is unknown. */
export function stockLeft({ stock, stockIsMinimum, reserved }: CountedStock): number {
  return stockIsMinimum ? stock : Math.max(0, stock - reserved);
}
