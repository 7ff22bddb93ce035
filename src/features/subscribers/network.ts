// Where something came from, coarse enough to name nobody.

/** The network of an address: IPv4 without its last number, IPv6 without all but its first 48 bits. */
export function networkOf(address: string): string {
  const ipv4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)?.[1];
  if (ipv4 !== undefined) return `${ipv4}.0`;
  // Whatever is no address, such as a header that somebody made up, has no network.
  if (!/^[\da-f:]*:[\da-f:.]*$/i.test(address)) return '';
  const [head = ''] = address.toLowerCase().split('::');
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3);
  return `${groups.join(':')}::`;
}
