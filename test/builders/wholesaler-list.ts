// A wholesaler's list for tests, in the trade's columns, and a back office that sends it.
import type { ImportChange, ImportRun } from '../../src/features/imports/contract.ts';
import type { TestApp } from '../app.ts';

export const LIST_HEADING =
  'sysnr;itemcode;description;Type;brand;brand description;group;group description;E-mark;European;width tyre;aspect ratio;diameter;LI/SI;nett-price;gross;available;eancode;ip-code;photolink;;;;;weight;Fuel effeciency;Wet grip;Rollnoise;Noiselevel;Snowgrip;Icegrip;EPREL-id;EPREL-url;wcat';

/** Cells that a test sets; everything else is the same in all rows. */
export interface ListCells {
  number: string;
  description: string;
  brandCode: string;
  brand: string;
  group: string;
  width: string;
  aspect: string;
  diameter: string;
  service: string;
  net: string;
  available: string;
  ean: string;
  weight: string;
}

/** A right EAN, another for every place. */
export function eanAt(place: number): string {
  const digits = `640${String(place).padStart(9, '0')}`;
  const sum = Array.from(digits).reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return digits + String((10 - (sum % 10)) % 10);
}

/** Row `place`: a friction tyre of 44,17 € net, which is 73 € at 30 %. */
export function listRow(place: number, changes: Partial<ListCells> = {}): string {
  const c: ListCells = {
    number: String(100_000 + place),
    description: `205/55 R16 TL 94T NO HAKKAPELIITTA R5 ${place}`,
    brandCode: 'NO',
    brand: 'NOKIAN',
    group: '13',
    width: '205',
    aspect: '55',
    diameter: '16',
    service: '94T',
    net: '44.17',
    available: '6',
    ean: eanAt(place),
    weight: '9.1',
    ...changes,
  };
  return `${c.number};X;${c.description};X;${c.brandCode};${c.brand};${c.group};PASSENGER WINTER;J;J;${c.width};${c.aspect};${c.diameter};${c.service};${c.net};99;${c.available};${c.ean};X;;;;;;${c.weight};C;C;71;B;J;J;;;2`;
}

/** `count` rows in their order from place `base` + 1, with changes to some, counted from 1. */
export function listRows(
  count: number,
  changes: Record<number, Partial<ListCells>> = {},
  base = 0,
): string[] {
  return Array.from({ length: count }, (_, at) => listRow(base + at + 1, changes[at + 1]));
}

export function listText(rows: readonly string[]): string {
  return `${[LIST_HEADING, ...rows].join('\n')}\n`;
}

export interface ImportCalls {
  /** Sends a file; the answer as it is. */
  send: (file: string | Uint8Array, query?: string) => ReturnType<typeof inject>;
  /** Sends a file, runs what is queued, and returns how the run ended. */
  run: (file: string | Uint8Array, query?: string) => Promise<ImportRun>;
  /** Imports what a preview has read; the answer as it is. */
  apply: (dryRunId: string, query?: string) => ReturnType<typeof inject>;
  getRun: (id: string) => Promise<ImportRun>;
  changesOf: (id: string) => Promise<ImportChange[]>;
}

export function importCalls(shop: TestApp, headers: { authorization: string }): ImportCalls {
  const get = async (path: string) => (await inject(shop, 'GET', path, headers)).json();
  const send = (file: string | Uint8Array, query = '') => {
    const form = new FormData();
    form.append('file', new File([Buffer.from(file)], 'lista.csv'));
    return inject(shop, 'POST', `/imports?${query}`, headers, form);
  };
  const getRun = (id: string): Promise<ImportRun> => get(`/imports/${id}`);
  return {
    send,
    getRun,
    run: async (file, query) => {
      const { _id } = (await send(file, query)).json();
      await shop.drainJobs();
      return getRun(_id);
    },
    apply: (id, query = '') => inject(shop, 'POST', `/imports/${id}/apply?${query}`, headers),
    changesOf: (id) => get(`/imports/${id}/changes`),
  };
}

async function inject(
  { app }: TestApp,
  method: 'GET' | 'POST',
  path: string,
  headers: { authorization: string },
  form?: FormData,
) {
  return app.inject({ method, url: `/api${path}`, headers, ...(form && { payload: form }) });
}
