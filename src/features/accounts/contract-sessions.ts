// The API of where staff are signed in: one's own sessions, and for an owner those of others.
import { z } from 'zod';

import { openSessionSchema } from '../../platform/contract/auth/sessions.ts';
import { endpoint } from '../../platform/contract/endpoint.ts';

export const getSessions = endpoint('GET /admin/sessions', {
  access: 'staff',
  summary: 'Where one is signed in, the session it is called with first',
  output: z.array(openSessionSchema),
});

export const deleteSession = endpoint('DELETE /admin/sessions/:id', {
  access: 'staff',
  needsConfirmation: true,
  summary: 'Ends one of one’s own sessions; 404 when it has ended already',
  output: null,
});

export const endOtherSessions = endpoint('POST /admin/logout-elsewhere', {
  access: 'staff',
  needsConfirmation: true,
  summary: 'Ends all sessions of the account but the one it is called with',
  output: null,
});

export const getAccountSessions = endpoint('GET /admin/accounts/:id/sessions', {
  access: 'owner',
  summary: 'Where a member of staff is signed in',
  output: z.array(openSessionSchema),
});

export const deleteAccountSession = endpoint('DELETE /admin/accounts/:id/sessions/:sessionId', {
  access: 'owner',
  needsConfirmation: true,
  summary: 'Ends one session of a member of staff; 404 when it has ended already',
  output: null,
});

export const deleteAccountSessions = endpoint('DELETE /admin/accounts/:id/sessions', {
  access: 'owner',
  needsConfirmation: true,
  summary: 'Ends all sessions of a member of staff but the one it is called with',
  output: null,
});
