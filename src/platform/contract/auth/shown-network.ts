// How lists and emails write a network; apart from the schemas, which pages of customers do not load.

/** A network as people write it: the part that is not stored is an x, and nobody reads a prefix length. */
export function shownNetwork(network: string): string {
  return network.replace(/\.0\/24$/, '.x').replace(/\/48$/, '…');
}
