// Which addresses of the network are the outside world: everything but our own machine, our network and special ranges.
import { BlockList, isIP } from 'node:net';

/** Ranges that are not the public internet (IANA special-purpose registries). */
const inside = new BlockList();
for (const [address, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(address, prefix, 'ipv4');
}
/** Only 2000::/3 is given out for the public internet; of it, what is documentation, tunnel or translation. */
const outsideV6 = new BlockList();
outsideV6.addSubnet('2000::', 3, 'ipv6');
const insideV6 = new BlockList();
for (const [address, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  insideV6.addSubnet(address, prefix, 'ipv6');
}

/** Whether a literal address (without brackets) is on the public internet. What is no address is not. */
export function isOutside(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !inside.check(address, 'ipv4');
  // An IPv4 address in IPv6 clothing lies outside 2000::/3.
  return family === 6 && outsideV6.check(address, 'ipv6') && !insideV6.check(address, 'ipv6');
}
