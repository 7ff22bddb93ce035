// The way to the shop's booking page with the facts of what is to be done: which tyres, what size. Nothing of a person, since
// addresses end up in other people's records.

/** `booking` is the page's address as the shop has written it; what its query already says stays. */
export function bookingAddress(booking: string, facts: Readonly<Record<string, string>>): string {
  const address = URL.parse(booking);
  if (!address) return booking;
  for (const [name, fact] of Object.entries(facts)) address.searchParams.set(name, fact);
  return address.href;
}
