// The way to the shop's booking page with the facts of what is to be done: which tyres, what size. Nothing of a person, since
// addresses end up in other people's records.

/** Base of addresses that are paths of this site. */
const OWN = 'http://localhost';

/** Whether a booking address is the page of this site, not another service's. */
export function isOwnBooking(booking: string): boolean {
  return booking.startsWith('/');
}

/** Whether the shop takes bookings by another service. */
export function isBookedElsewhere(booking: string): boolean {
  return booking !== '' && !isOwnBooking(booking);
}

/** `booking` is the page's address as the shop has written it, or a path of this site; its query stays. */
export function bookingAddress(booking: string, facts: Readonly<Record<string, string>>): string {
  const address = URL.parse(booking, isOwnBooking(booking) ? OWN : undefined);
  if (!address) return booking;
  for (const [name, fact] of Object.entries(facts)) address.searchParams.set(name, fact);
  return isOwnBooking(booking) ? address.href.slice(OWN.length) : address.href;
}
