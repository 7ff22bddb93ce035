// Which machine and which process this is, as far as it matters to an email that was on its way when a process died.
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname, uptime } from 'node:os';

export interface ProcessIdentity {
  /** Another one after every start of the machine. */
  boot: string;
  /** Connections die with it: a container's own network. */
  network: string;
  /** Where `pid` means something. */
  processes: string;
  pid: number;
  /** When the process started; process ids are reused. */
  startedAt: string;
}

export function thisProcess(): ProcessIdentity {
  return {
    boot: readText('/proc/sys/kernel/random/boot_id') ?? bootByClock(),
    network: readLink('/proc/self/ns/net') ?? 'the only one',
    processes: readLink('/proc/self/ns/pid') ?? hostname(),
    pid: process.pid,
    startedAt: startOf(process.pid) ?? '',
  };
}

/** Whether the process that wrote this still lives; undefined when that cannot be seen from here. */
export function isAlive(other: ProcessIdentity, here: ProcessIdentity): boolean | undefined {
  if (other.boot !== here.boot) return false;
  if (other.processes !== here.processes) return undefined;
  try {
    process.kill(other.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return (startOf(other.pid) ?? '') === other.startedAt;
}

/** What a dead process had given to the system was still delivered. */
export function isDeliveredAfterDeath(other: ProcessIdentity, here: ProcessIdentity): boolean {
  return other.boot === here.boot && other.network === here.network;
}

/** Field 22 of the process's state on Linux; the name before it may contain anything. */
function startOf(pid: number): string | undefined {
  const text = readText(`/proc/${pid}/stat`);
  return text?.slice(text.lastIndexOf(')') + 2).split(' ')[19];
}

/** In steps of ten minutes, for uptime and clock drift apart. */
function bootByClock(): string {
  return `${hostname()} ${Math.round((Date.now() / 1000 - uptime()) / 600)}`;
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function readLink(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
