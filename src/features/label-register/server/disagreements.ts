// Sets what the register says of a number beside what we say of the tyre.
import { createHash } from 'node:crypto';

import type { LabelledTyre } from '../../catalogue/server/index.ts';
import type { Disagreement } from '../contract.ts';
import { differingFields, labelValuesSchema } from '../label-values.ts';
import { isOtherSize } from '../register-size.ts';
import type { EntryRow } from './store.ts';

/** undefined: they agree, or the register has not been asked yet. */
export function disagreementOf(tyre: LabelledTyre, entry: EntryRow | undefined): Disagreement | undefined {
  if (!entry) return undefined;
  const { service } = tyre;
  const place = { productId: tyre.id, sizeId: tyre.sizeId, number: tyre.number };
  const base = { ...place, name: `${tyre.name} ${tyre.fullSize} ${service}`.trim(), ours: tyre.label };
  if (entry.outcome === 'unknown') {
    const fingerprint = fingerprintOf([tyre.number, 'unknown']);
    return { ...base, kind: 'unknown', registerName: '', fields: [], register: null, fingerprint };
  }
  const register = labelValuesSchema.parse(entry.label_values);
  const registerName = [entry.supplier, entry.model, entry.size].filter(Boolean).join(' ');
  const fields = differingFields(tyre.label, register);
  const isOther = isOtherSize(tyre.fullSize, entry.size);
  if (!isOther && fields.length === 0) return undefined;
  const fingerprint = fingerprintOf([tyre.number, entry.size, isOther, fields, tyre.label, register]);
  return { ...base, kind: isOther ? 'other-size' : 'values', registerName, fields, register, fingerprint };
}

function fingerprintOf(said: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32);
}
