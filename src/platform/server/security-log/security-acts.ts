// What is done on purpose and matters to the shop's security; refusals are counted by the code of their problem instead.
import type { AuditAction, AuditRecord } from '../audit/audit.ts';

export const SECURITY_ACTS = [
  'staff.signed_in',
  'staff.session_ended',
  'staff.password_changed',
  'staff.account_changed',
  'staff.second_factor_set',
  'staff.second_factor_removed',
  'staff.second_factor_failed',
  'staff.recovery_code_used',
  'staff.new_device',
  'staff.data_read',
  'staff.data_exported',
  'staff.job_started',
  'customer.signed_in',
  'customer.password_changed',
  'customer.passkey_added',
  'customer.account_removed',
  'browser.script_blocked',
  'browser.content_blocked',
  'browser.permission_refused',
] as const;
export type SecurityAct = (typeof SECURITY_ACTS)[number];

const ACTS_OF_AUDIT: Partial<Record<AuditAction, SecurityAct>> = {
  'signed-in': 'staff.signed_in',
  'signed-out': 'staff.session_ended',
  read: 'staff.data_read',
  exported: 'staff.data_exported',
  started: 'staff.job_started',
};

/** What an entry of the audit counts as here, if anything: a change counts where it is of an account. Second factors count apart. */
export function actOfAudit({
  action,
  entity,
  after = {},
}: Pick<AuditRecord, 'action' | 'entity' | 'after'>): SecurityAct | undefined {
  if (entity === 'customer' && action === 'removed') return 'customer.account_removed';
  const act = ACTS_OF_AUDIT[action];
  if (act !== undefined || entity !== 'account' || 'secondFactor' in after) return act;
  return 'password' in after ? 'staff.password_changed' : 'staff.account_changed';
}
