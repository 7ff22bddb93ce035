// Around every test: a line on console.error and a connection that leaves this machine are failures.
import { BlockList, Socket, isIPv6 } from 'node:net';
import { format } from 'node:util';

import { afterAll, afterEach, beforeEach } from 'vitest';

const thisProcess = new BlockList();
thisProcess.addSubnet('127.0.0.0', 8, 'ipv4');
thisProcess.addAddress('::1', 'ipv6');

const complaints: string[] = [];

function refuseOutside(this: Socket, address: string): void {
  // A path is a socket in a folder, not a network.
  if (address.startsWith('/')) return;
  if (thisProcess.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')) return;
  complaints.push(`a connection to ${address}`);
  // Not at once: Node goes on with the attempt after this event.
  setImmediate(() => this.destroy(new Error(`Tests reach nothing beyond this machine: ${address}`)));
}

const connect: unknown = Reflect.get(Socket.prototype, 'connect');
if (typeof connect !== 'function') throw new Error('Socket.prototype.connect is not there to be watched');
Reflect.set(Socket.prototype, 'connect', function connectWatched(this: Socket, ...args: unknown[]): unknown {
  this.on('connectionAttempt', refuseOutside);
  return Reflect.apply(connect, this, args);
});

beforeEach(() => {
  complaints.length = 0;
  // A test that expects the line replaces this with its own spy.
  console.error = (...args: unknown[]) => {
    complaints.push(`console.error: ${format(...args)}`);
  };
});

afterEach(() => {
  if (complaints.length > 0) throw new Error(`The test left complaints:\n${complaints.join('\n')}`);
});

// The next file of this process watches for itself.
afterAll(() => {
  Reflect.set(Socket.prototype, 'connect', connect);
});
