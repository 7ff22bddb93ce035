// Requests the browser to make a passkey or to sign with one; a refusal is an error with a Finnish sentence.
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';

import type {
  NewPasskey,
  PasskeyCreation,
  PasskeyProof,
  PasskeyRequest,
} from '../../contract/auth/passkeys.ts';
import { passkeyMessages as messages } from '../messages.ts';

/** Whether this browser can do anything with passkeys: not where the page came without TLS from elsewhere. */
export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn();
}

export async function makePasskey({ excludeCredentials, ...options }: PasskeyCreation): Promise<NewPasskey> {
  const optionsJSON = { ...options, excludeCredentials: excludeCredentials.map(withTransports) };
  const { response, ...made } = await inFinnish(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports } = response;
  return { ...plain(made), response: { clientDataJSON, attestationObject, transports } };
}

export async function signWithPasskey({
  allowCredentials,
  ...options
}: PasskeyRequest): Promise<PasskeyProof> {
  const optionsJSON = { ...options, allowCredentials: allowCredentials.map(withTransports) };
  const { response, ...signed } = await inFinnish(() => startAuthentication({ optionsJSON }));
  return { ...plain(signed), response };
}

/** What of the answer the server reads. */
function plain({ id, rawId, type }: Pick<PasskeyProof, 'id' | 'rawId' | 'type'>) {
  return { id, rawId, type, clientExtensionResults: {} };
}

function withTransports({ transports, ...known }: PasskeyRequest['allowCredentials'][number]) {
  return { ...known, ...(transports && { transports }) };
}

async function inFinnish<T>(ask: () => Promise<T>): Promise<T> {
  if (!canUsePasskeys()) throw new Error(messages.unsupported);
  try {
    return await ask();
  } catch (cause) {
    throw new Error(sentenceFor(cause instanceof Error ? cause.name : ''), { cause });
  }
}

function sentenceFor(name: string): string {
  switch (name) {
    case 'SecurityError':
      return messages.wrongPlace;
    case 'InvalidStateError':
      return messages.alreadyThere;
    case 'NotSupportedError':
    case 'ConstraintError':
      return messages.unsupported;
    default:
      return messages.notUsed;
  }
}
