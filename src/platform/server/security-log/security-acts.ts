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
  'staff.backup_downloaded',
  'staff.people_listed',
  'staff.people_refused',
  'staff.people_removed',
  'staff.job_started',
  'customer.signed_in',
  'customer.password_changed',
  'customer.passkey_added',
  'customer.account_removed',
  'booking.cancelled',
  'browser.script_blocked',
  'browser.content_blocked',
  'browser.permission_refused',
] as const;
export type SecurityAct = (typeof SECURITY_ACTS)[number];

const ACTS_OF_AUDIT: Partial<Record<AuditAction, SecurityAct>> = {
  'signed-in': 'staff.signed_in',
  'signed-out': 'staff.session_ended',
  'signed-out-elsewhere': 'staff.session_ended',
  'session-ended': 'staff.session_ended',
  read: 'staff.data_read',
  exported: 'staff.data_exported',
  started: 'staff.job_started',
};

/** Records of people that staff can remove. */
const PEOPLE = new Set(['conversation', 'enquiry', 'feedback', 'stock-alert', 'subscriber', 'tyre-set']);

/** What an entry of the audit counts as here, if anything: a change counts where it is of an account. Second factors count apart. */
export function actOfAudit({
  action,
  entity,
  before = {},
  after = {},
}: Pick<AuditRecord, 'action' | 'entity' | 'before' | 'after'>): SecurityAct | undefined {
  if (entity === 'customer' && action === 'removed') return 'customer.account_removed';
  if (entity === 'backup' && action === 'exported') return 'staff.backup_downloaded';
  if (PEOPLE.has(entity) && action === 'removed') return 'staff.people_removed';
  if (entity === 'booking' && before['state'] !== after['state'] && after['state'] === 'cancelled') {
    return 'booking.cancelled';
  }
  const act = ACTS_OF_AUDIT[action];
  if (act !== undefined || entity !== 'account' || 'secondFactor' in after) return act;
  return 'password' in after ? 'staff.password_changed' : 'staff.account_changed';
}
