// Network addresses as limits count them.
import { isIPv4 } from 'node:net';

/** The part of an address that limits count by: all of IPv4, the network half (/64) of IPv6, IPv4 inside IPv6 as IPv4. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!address.includes(':')) return address;
  return `${networkGroups(address)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The network that an address is in, for what is stored longer than a day: '192.0.2.0/24', '2001:db8:1::/48'. */
export function networkOf(address: string): string {
  const key = addressKey(address);
  if (!key.includes(':')) return isIPv4(key) ? `${key.split('.').slice(0, 3).join('.')}.0/24` : '';
  return `${networkGroups(address)
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/48`;
}

/** The network half of an IPv6 address as 16 hexadecimal digits: the first 14 are its /56, the first 12 its /48. */
export function networkDigits(address: string): string | undefined {
  if (!addressKey(address).includes(':')) return undefined;
  return networkGroups(address)
    .map((group) => group.padStart(4, '0'))
    .join('');
}

/** The first four groups of an IPv6 address. */
function networkGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  const all = [...groups, ...Array.from({ length: Math.max(0, missing) }, () => '0')];
  if (tail) all.push(...tail.split(':'));
  return all.slice(0, 4);
}
